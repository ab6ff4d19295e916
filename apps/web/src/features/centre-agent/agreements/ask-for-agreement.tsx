import { agreementRequests, requestAgreement } from '@lantern/contracts';
import type { AgreementKind } from '@lantern/rules/agreements';
import { Button, Field, StatusPill } from '@lantern/ui';
import { Modal } from '@lantern/ui/modal';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../../lib/api/queries.ts';
import { FormTrouble } from '../../../lib/forms/form-trouble.tsx';
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
  const { t } = useTranslation(['agreements', 'common']);
  const [note, setNote] = useState('');
  const ask = useStep(requestAgreement, t('ask.sent'), onClose);
  return (
    <Modal
      open
      width={400}
      onOpenChange={onClose}
      title={t('ask.action')}
      description={t('ask.text')}
      closeLabel={t('common:close')}
      footer={
        <Button
          block
          size={48}
          loading={ask.isPending}
          onClick={() => ask.mutate({ kind, note: note.trim() })}
        >
          {t('ask.send')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <FormTrouble trouble={ask.error} />
        <Field label={t('ask.note')} aside={`${note.length}/500`}>
          {(control) => (
            <textarea
              {...control}
              rows={3}
              maxLength={500}
              value={note}
              onChange={({ target }) => setNote(target.value)}
              className={clsx(
                'w-full resize-y px-3.5 py-2.5',
                'rounded-button border border-border-strong bg-surface text-article text-text',
                'outline-none',
                'focus:border-brand focus:outline-2 focus:outline-offset-1 focus:outline-focus',
              )}
            />
          )}
        </Field>
      </div>
    </Modal>
  );
}
