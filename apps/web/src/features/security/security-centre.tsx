import { securityCentre } from '@lantern/contracts';
import { Skeleton } from '@lantern/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../lib/api/queries.ts';
import { DialogPlace } from '../../lib/navigation/dialog-place.tsx';
import { Section } from '../../lib/show/section.tsx';
import { TroubleBlock } from '../../lib/trouble/trouble-block.tsx';
import { BankSection } from './banks/bank-section.tsx';
import { type DialogName, dialogFor, dialogs } from './dialogs.ts';
import { LinkedSection } from './linked/linked-section.tsx';
import { ProtectionRows } from './protection-rows.tsx';
import { Score } from './score.tsx';
import { HistorySection } from './sessions/history-section.tsx';
import { SessionSection } from './sessions/session-section.tsx';
import type { SecurityState } from './state.ts';

/**
 * The page `securityCenter` of the member centre: what protects the account, and who is in it
 * (MEM-02).
 */
export default function SecurityCentre() {
  // What a dialog, another tab or customer service has changed is seen at the next visit.
  const { data, error, refetch, isFetching } = useQuery({
    ...queryOf(securityCentre),
    staleTime: 0,
  });
  if (!data && error) return <TroubleBlock trouble={error} onRetry={refetch} busy={isFetching} />;
  if (!data) return <PageSkeleton />;
  return <Protections state={data} />;
}

function Protections({ state }: { state: SecurityState }) {
  const { t } = useTranslation('security');
  const [shown, setShown] = useState<DialogName>();
  const open = (dialog: DialogName) => setShown(dialogFor(dialog, state));
  const guard = (go: () => void) => (state.password ? go() : open('noPassword'));
  const close = () => setShown(undefined);
  const Shown = shown && dialogs[shown];
  return (
    <div className="flex flex-col gap-6 p-4 md:p-6">
      <Score state={state} onNext={open} />
      <Section title={t('protections')}>
        <ProtectionRows state={state} onOpen={open} />
      </Section>
      <BankSection guard={guard} />
      <LinkedSection social={state.social} guard={guard} />
      <SessionSection />
      <HistorySection />
      {Shown && (
        <DialogPlace onClose={close}>
          <Shown state={state} onClose={close} />
        </DialogPlace>
      )}
    </div>
  );
}

function PageSkeleton() {
  return (
    <div aria-busy="true" className="flex flex-col gap-6 p-4 md:p-6">
      <Skeleton className="h-30 rounded-card" />
      <Skeleton className="h-100 rounded-card" />
    </div>
  );
}
