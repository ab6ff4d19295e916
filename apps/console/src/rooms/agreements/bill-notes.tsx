import {
  type BillDispute,
  type StaffDispute,
  staffEndpoints,
  type ValueOf,
} from '@lantern/contracts';
import { StatusPill } from '@lantern/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMoney } from '../../lib/format.ts';
import { useMay } from '../../lib/staff.tsx';
import { ActDialog } from '../../parts/act-dialog.tsx';
import { Facts } from '../../parts/facts.tsx';
import { Moment } from '../../parts/moment.tsx';
import { Panel } from '../../parts/room.tsx';
import { TextArea } from '../../parts/text-area.tsx';

type Bill = ValueOf<typeof staffEndpoints.staffBill>;

/** What is held back of a bill, and who may let it be paid. */
export function BillReview({ of, onDone }: { of: Bill; onDone: () => void }) {
  const { t } = useTranslation();
  const money = useMoney();
  const may = useMay();
  const { bill, rejection, proposed } = of;
  const { id, state, held, currency } = bill;
  if (held === '0') return null;
  const waits = state === 'awaitingReview' || state === 'rejected';
  return (
    <Panel
      title={t('review.title')}
      aside={
        waits &&
        !proposed &&
        may('agreements.act') && (
          <ActDialog
            endpoint={staffEndpoints.proposeBillPayment}
            label={t('review.propose')}
            kind="brand"
            text={t('review.proposeText')}
            reason={{ label: t('reason'), required: true }}
            bodyOf={(reason) => ({ id, reason })}
            onDone={onDone}
          />
        )
      }
    >
      <div className="flex flex-col gap-3">
        <Facts
          facts={[
            [t('review.held'), <b key="held">{money(held, currency)}</b>],
            ...(rejection
              ? ([
                  [t('review.rejected'), <Moment key="at" at={rejection.at} />],
                  [t('reason'), rejection.reason],
                ] as const)
              : []),
          ]}
        />
        {proposed && (
          <p className="text-body text-text-2">
            {t('review.proposed')} <Link to="/proposals">{t('agreement.open')}</Link>
          </p>
        )}
      </div>
    </Panel>
  );
}

/** The disputes of a bill. */
export function BillDisputes({ of, onDone }: { of: readonly BillDispute[]; onDone: () => void }) {
  const { t } = useTranslation();
  if (of.length === 0) return null;
  return (
    <Panel title={t('dispute.title')}>
      <ul className="m-0 flex list-none flex-col gap-4 p-0">
        {of.map((dispute) => (
          <li key={dispute.id} className="flex flex-col gap-2">
            <Words dispute={dispute} />
            <Answer dispute={dispute} onDone={onDone} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** What the agent wrote, and the answer. */
export function Words({ dispute }: { dispute: BillDispute | StaffDispute }) {
  const { t } = useTranslation();
  const { text, at, answer } = dispute;
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 text-caption text-text-3">
        <Moment at={at} />
        {!answer && <StatusPill tone="warning">{t('dispute.open')}</StatusPill>}
      </p>
      <p className="whitespace-pre-line break-words text-body">{text}</p>
      {answer && (
        <div className="rounded-control bg-sunken px-3 py-2">
          <p className="flex flex-wrap gap-2 text-caption text-text-3">
            <b>{'answeredBy' in dispute ? dispute.answeredBy : t('dispute.answer')}</b>
            <Moment at={answer.at} />
          </p>
          <p className="whitespace-pre-line break-words text-body">{answer.text}</p>
        </div>
      )}
    </>
  );
}

/** Answers an open dispute, which closes it. */
export function Answer({ dispute, onDone }: { dispute: BillDispute; onDone?: () => void }) {
  const { t } = useTranslation();
  const may = useMay();
  const [answer, setAnswer] = useState('');
  if (dispute.answer || !may('agreements.act')) return null;
  return (
    <div>
      <ActDialog
        endpoint={staffEndpoints.answerDispute}
        label={t('dispute.reply')}
        text={t('dispute.replyText')}
        bodyOf={() => ({ id: dispute.id, answer: answer.trim() })}
        onDone={() => onDone?.()}
      >
        {(wrong) => (
          <TextArea
            label={t('dispute.answer')}
            value={answer}
            error={wrong.answer}
            onChange={setAnswer}
            maxLength={1000}
            required
          />
        )}
      </ActDialog>
    </div>
  );
}
