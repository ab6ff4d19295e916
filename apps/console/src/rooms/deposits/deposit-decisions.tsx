import { type StaffDeposit, staffEndpoints } from '@lantern/contracts';
import { TextField } from '@lantern/ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMoney } from '../../lib/format.ts';
import { useMay } from '../../lib/staff.tsx';
import { ActDialog } from '../../parts/act-dialog.tsx';
import { AmountField } from '../../parts/amount-field.tsx';

/** The decisions that the gateway allows for a deposit in its state. */
export function DepositDecisions({ deposit }: { deposit: StaffDeposit }) {
  const { t } = useTranslation();
  const may = useMay();
  const { reference, decisions, proposalId } = deposit;
  if (proposalId)
    return (
      <p className="text-body text-text-2">
        {t('payout.proposed')} <Link to="/proposals">{t('room.proposals')}</Link>
      </p>
    );
  if (!may('deposits.act') || decisions.length === 0) return null;
  const reason = { label: t('reason'), required: true };
  const bodyOf = (words: string) => ({ reference, reason: words });
  return (
    <div className="flex flex-wrap items-center gap-2">
      {decisions.includes('match') && <Match deposit={deposit} />}
      {decisions.includes('reject') && (
        <ActDialog
          endpoint={staffEndpoints.rejectDeposit}
          label={t('match.reject')}
          kind="danger"
          text={t('payout.memberReads')}
          reason={reason}
          bodyOf={bodyOf}
        />
      )}
      {decisions.includes('attend') && (
        <ActDialog
          endpoint={staffEndpoints.attendDeposit}
          label={t('payout.attend')}
          text={t('payout.attendText')}
          reason={reason}
          bodyOf={bodyOf}
        />
      )}
    </div>
  );
}

/** Why the match needs a second person, as the gateway will decide it again. */
function doubtOf(
  { kind, declaredAt, amount: asked, events }: StaffDeposit,
  amount: string,
  payment: string,
): 'undeclared' | 'other_amount' | 'unreported' | null {
  if (kind === 'bank' && declaredAt === null) return 'undeclared';
  if (amount === '') return null;
  if (kind === 'bank') return amount === asked ? null : 'other_amount';
  const reported = events.some(
    (one) => one.by === null && one.amount === amount && one.payment === payment,
  );
  return payment === '' || reported ? null : 'unreported';
}

/**
 * Credits what has arrived, as much as it is, by the number of the bank's transaction. A line of a
 * bank statement fills both in.
 */
function Match({ deposit }: { deposit: StaffDeposit }) {
  const { t } = useTranslation();
  const { reference, amount: asked, currency, payment: told, bankLine } = deposit;
  const money = useMoney();
  const [amount, setAmount] = useState(bankLine?.amount ?? '');
  const [payment, setPayment] = useState(told ?? bankLine?.reference ?? '');
  const doubt = doubtOf(deposit, amount, payment.trim());
  return (
    <ActDialog
      endpoint={staffEndpoints.matchDeposit}
      label={t('match.match')}
      kind="brand"
      text={t('match.matchText')}
      reason={{ label: t('reason'), required: true }}
      bodyOf={(reason) => ({ reference, amount, currency, payment: payment.trim(), reason })}
    >
      {(wrong) => (
        <>
          <AmountField
            label={t('match.arrived')}
            value={amount}
            error={wrong.amount}
            onChange={setAmount}
            currency={currency}
            required
          />
          <TextField
            label={t('match.payment')}
            hint={t('match.paymentHint')}
            value={payment}
            error={wrong.payment}
            onChange={(event) => setPayment(event.target.value)}
            maxLength={64}
            required
          />
          {doubt && (
            <p
              role="status"
              className="rounded-control bg-warning-soft px-3 py-2 text-body text-warning"
            >
              {t(`match.needsTwo.${doubt}`, { asked: money(asked, currency) })}
            </p>
          )}
        </>
      )}
    </ActDialog>
  );
}
