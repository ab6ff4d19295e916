import { type AgreementBill, disputeBill } from '@lantern/contracts';
import { Button, Card, StatusPill } from '@lantern/ui';
import clsx from 'clsx';
import { MessageSquareWarning } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ShownMoney } from '../../../lib/money/shown-money.tsx';
import { Rows, Section } from '../../../lib/show/section.tsx';
import { Moment } from '../../../lib/time/moment.tsx';
import { NoteDialog } from './note-dialog.tsx';
import { useStep } from './use-step.ts';

/** That the brand checks a bill before it pays, or why it has rejected it. */
export function BillReview({ bill }: { bill: AgreementBill }) {
  const { t } = useTranslation('agreements');
  const { state, held, currency, rejection } = bill;
  if (state !== 'awaitingReview' && state !== 'rejected') return null;
  return (
    <Card
      as="section"
      className={clsx('flex flex-col gap-2', state === 'rejected' && 'border-2 border-danger')}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-h3">{t(`bill.state.${state}`)}</h3>
        <p className="text-h3">
          <ShownMoney minor={held} currency={currency} />
        </p>
      </div>
      {state === 'awaitingReview' && <p className="text-body text-text-2">{t('bill.heldText')}</p>}
      {rejection && (
        <>
          <p dir="auto" className="whitespace-pre-line text-body">
            {rejection.reason}
          </p>
          <p className="text-caption text-text-3">
            <Moment instant={rejection.at} />
          </p>
        </>
      )}
    </Card>
  );
}

/** What the agent finds wrong with a bill, and the answers. */
export function BillDisputes({ bill }: { bill: AgreementBill }) {
  const { t } = useTranslation('agreements');
  const [open, setOpen] = useState(false);
  const { disputes, disputable, id } = bill;
  return (
    <>
      {disputes.length > 0 && (
        <Section title={t('dispute.title')}>
          <Rows>
            {disputes.map((dispute) => (
              <li key={dispute.id} className="flex flex-col gap-2 px-4 py-3">
                <div className="flex flex-wrap items-center gap-2 text-caption text-text-3">
                  <Moment instant={dispute.at} />
                  {!dispute.answer && <StatusPill tone="info">{t('dispute.open')}</StatusPill>}
                </div>
                <p dir="auto" className="whitespace-pre-line break-words text-body">
                  {dispute.text}
                </p>
                {dispute.answer && (
                  <div className="rounded-control bg-sunken px-3 py-2">
                    <p className="flex flex-wrap gap-2 text-caption text-text-3">
                      <b>{t('dispute.answer')}</b>
                      <Moment instant={dispute.answer.at} />
                    </p>
                    <p dir="auto" className="whitespace-pre-line break-words text-body">
                      {dispute.answer.text}
                    </p>
                  </div>
                )}
              </li>
            ))}
          </Rows>
        </Section>
      )}
      {disputable && (
        <Button
          kind="outline"
          className="max-sm:w-full sm:self-start"
          start={<MessageSquareWarning size={18} aria-hidden />}
          onClick={() => setOpen(true)}
        >
          {t('dispute.action')}
        </Button>
      )}
      {open && <Dispute id={id} onClose={() => setOpen(false)} />}
    </>
  );
}

function Dispute({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation('agreements');
  const send = useStep(disputeBill, t('dispute.open'), onClose);
  return (
    <NoteDialog
      title={t('dispute.action')}
      text={t('dispute.hint')}
      label={t('dispute.text')}
      send={t('dispute.action')}
      least={3}
      most={1000}
      busy={send.isPending}
      trouble={send.error}
      onSend={(text) => send.mutate({ id, text })}
      onClose={onClose}
    />
  );
}
