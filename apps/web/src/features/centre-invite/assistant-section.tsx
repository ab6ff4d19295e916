import { type Assistant, assistants, assistantsFile } from '@lantern/contracts';
import { Button, Card, Skeleton, StatusPill } from '@lantern/ui';
import { useQuery } from '@tanstack/react-query';
import { UserCog } from 'lucide-react';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { queryOf } from '../../lib/api/queries.ts';
import { SaveRecord } from '../../lib/device/save-record.tsx';
import { DialogPlace } from '../../lib/navigation/dialog-place.tsx';
import { part } from '../../lib/parts/lazy-part.ts';
import { Rows, Section } from '../../lib/show/section.tsx';
import { TroubleBlock } from '../../lib/trouble/trouble-block.tsx';
import { useRightNames } from './use-right-names.ts';

const NewAssistant = lazy(part(() => import('./new-assistant.tsx')));
const ChangeAssistant = lazy(part(() => import('./change-assistant.tsx')));

/** The agent's assistants and their rights. */
export function AssistantSection() {
  const { t } = useTranslation('downline');
  const [dialog, setDialog] = useState<'new' | Assistant>();
  const { data, error, isFetching, refetch } = useQuery({
    ...queryOf(assistants),
    staleTime: 0,
  });
  const close = () => setDialog(undefined);
  return (
    <Section
      title={t('assistants.title')}
      hint={t('assistants.hint')}
      action={
        <Button
          kind="soft"
          size={36}
          start={<UserCog size={16} aria-hidden />}
          onClick={() => setDialog('new')}
        >
          {t('assistants.new')}
        </Button>
      }
    >
      {error && !data && <TroubleBlock trouble={error} onRetry={refetch} busy={isFetching} />}
      {!error && !data && <Skeleton className="h-20 rounded-card" />}
      {data?.length === 0 && (
        <Card>
          <p className="text-body text-text-2">{t('assistants.none')}</p>
        </Card>
      )}
      {data && data.length > 0 && (
        <Rows>
          {data.map((one) => (
            <AssistantRow key={one.id} assistant={one} onChange={() => setDialog(one)} />
          ))}
        </Rows>
      )}
      {data && data.length > 0 && (
        <SaveRecord
          read={() => call(assistantsFile)}
          name="assistants.csv"
          of={t('assistants.title')}
        />
      )}
      {dialog && (
        <DialogPlace onClose={close}>
          {dialog === 'new' ? (
            <NewAssistant onClose={close} />
          ) : (
            <ChangeAssistant assistant={dialog} onClose={close} />
          )}
        </DialogPlace>
      )}
    </Section>
  );
}

function AssistantRow({ assistant, onChange }: { assistant: Assistant; onChange: () => void }) {
  const { t } = useTranslation(['downline', 'agent']);
  const names = useRightNames();
  const { account, rights, active } = assistant;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 px-4 py-3 md:px-5">
      <div className="min-w-0 flex-1 basis-56">
        <p className="flex flex-wrap items-center gap-2 text-body font-bold">
          <bdi className="break-all">{account}</bdi>
          {!active && <StatusPill tone="neutral">{t('agent:team.disabled')}</StatusPill>}
        </p>
        <p className="text-caption text-text-2">
          {rights.map((right) => names[right]).join(' · ') || '–'}
        </p>
      </div>
      <Button
        kind="outline"
        size={36}
        aria-label={`${t('assistants.change')}: ${account}`}
        onClick={onChange}
      >
        {t('assistants.change')}
      </Button>
    </li>
  );
}
