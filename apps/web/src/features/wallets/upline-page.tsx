import { type LineTransfer, lineTransfers } from '@lantern/contracts';
import { Button, Card, EmptyState, Skeleton } from '@lantern/ui';
import { useQuery } from '@tanstack/react-query';
import { KeyRound, UsersRound } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../lib/api/queries.ts';
import { WalletCard } from '../../lib/money/wallet-card.tsx';
import { DialogPlace } from '../../lib/navigation/dialog-place.tsx';
import { useOverlay } from '../../lib/navigation/overlay.ts';
import { Section } from '../../lib/show/section.tsx';
import { TroubleBlock } from '../../lib/trouble/trouble-block.tsx';
import { ConfirmSend } from './confirm-send.tsx';
import type { Line, Wish } from './line-form.ts';
import { LineList } from './line-list.tsx';
import { SendForm } from './send-form.tsx';
import { Sent } from './sent.tsx';

/** The page `transferUpline`: money to who is above, and from agents to those below. */
export default function UplinePage() {
  const { data, error, refetch, isFetching } = useQuery({
    ...queryOf(lineTransfers),
    staleTime: 0,
  });
  return (
    <div className="flex flex-col gap-5 p-4 md:p-6">
      <WalletCard tools />
      {!data && error && <TroubleBlock trouble={error} onRetry={refetch} busy={isFetching} />}
      {!data && !error && <Skeleton className="h-64 rounded-card" />}
      {data && <Sending line={data} />}
      {data && <LineList transfers={data.transfers} />}
    </div>
  );
}

function Sending({ line }: { line: Line }) {
  const { t } = useTranslation('wallets');
  const [wish, setWish] = useState<Wish>();
  const [sent, setSent] = useState<LineTransfer>();
  const done = (transfer: LineTransfer) => {
    setWish(undefined);
    setSent(transfer);
  };
  if (line.upline === null && !line.toDownline)
    return (
      <EmptyState
        icon={<UsersRound size={28} />}
        title={t('line.nobody')}
        hint={t('line.nobodyHint')}
      />
    );
  if (sent) return <Sent transfer={sent} onAgain={() => setSent(undefined)} />;
  return (
    <Section title={t('line.title')} hint={t('line.hint')}>
      {line.hasPaymentPassword ? <SendForm line={line} onNext={setWish} /> : <NoPassword />}
      {wish && (
        <DialogPlace onClose={() => setWish(undefined)}>
          <ConfirmSend
            {...{ wish }}
            currency={line.currency}
            onDone={done}
            onClose={() => setWish(undefined)}
          />
        </DialogPlace>
      )}
    </Section>
  );
}

function NoPassword() {
  const { t } = useTranslation('wallets');
  const overlay = useOverlay();
  return (
    <Card className="flex flex-wrap items-center gap-4">
      <KeyRound size={24} aria-hidden className="shrink-0 text-brand" />
      <p className="min-w-0 flex-1 basis-60 text-body">{t('line.noPassword')}</p>
      <Button className="max-sm:w-full" onClick={() => overlay.openCentre('securityCenter')}>
        {t('line.setPassword')}
      </Button>
    </Card>
  );
}
