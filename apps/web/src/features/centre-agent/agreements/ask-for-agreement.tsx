import { agreementRequests, requestAgreement } from '@lantern/contracts';
import type { AgreementKind } from '@lantern/rules/agreements';
import { Button, StatusPill } from '@lantern/ui';
import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../../lib/api/queries.ts';
import { NoteDialog } from './note-dialog.tsx';
import { useStep } from './use-step.ts';

/** Asks the upline for an agreement of a kind, once. */
export function AskForAgreement({ kind }: { kind: AgreementKind }) {
  const { t } = useTranslation('agreements');
  const { data } = useQuery({ ...queryOf(agreementRequests, { side: 'own' }), staleTime: 0 });
  const [open, setOpen] = useState(false);
  if (!data) return null;
  if (data.list.some((one) => one.kind === kind))
    return <StatusPill tone="info">{t('ask.sent')}</StatusPill>;
  return (
    <>
      <Button start={<Send size={18} aria-hidden />} onClick={() => setOpen(true)}>
        {t('ask.action')}
      </Button>
      {open && <Note kind={kind} onClose={() => setOpen(false)} />}
    </>
  );
}

function Note({ kind, onClose }: { kind: AgreementKind; onClose: () => void }) {
  const { t } = useTranslation('agreements');
  const ask = useStep(requestAgreement, t('ask.sent'), onClose);
  return (
    <NoteDialog
      title={t('ask.action')}
      text={t('ask.text')}
      label={t('ask.note')}
      send={t('ask.send')}
      most={500}
      busy={ask.isPending}
      trouble={ask.error}
      onSend={(note) => ask.mutate({ kind, note })}
      onClose={onClose}
    />
  );
}
