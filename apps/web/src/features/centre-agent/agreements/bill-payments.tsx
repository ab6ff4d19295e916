import type { AgreementBill } from '@lantern/contracts';
import { Card, StatusPill } from '@lantern/ui';
import { useTranslation } from 'react-i18next';
import { ShownMoney } from '../../../lib/money/shown-money.tsx';
import { Rows, Section } from '../../../lib/show/section.tsx';
import { Moment } from '../../../lib/time/moment.tsx';

/** What was paid for a bill, and what is still owed. */
export function BillPayments({ bill }: { bill: AgreementBill }) {
  const { t } = useTranslation('agreements');
  const { payments, amount, paid, currency, state, payer } = bill;
  const owed = BigInt(amount) - BigInt(paid);
  const isOwed = payer !== null && owed > 0n && (state === 'partlyPaid' || state === 'unpaid');
  return (
    <Section title={t('bill.payments')}>
      {payments.length === 0 && !isOwed ? (
        <Card>
          <p className="text-body text-text-2">{t('bill.noPayments')}</p>
        </Card>
      ) : (
        <Rows>
          {payments.map((payment) => (
            <li
              key={payment.transfer}
              className="flex min-h-13 flex-wrap items-center justify-between gap-x-4 px-4 py-2"
            >
              <span className="flex flex-wrap items-center gap-2 text-body text-text-2">
                <Moment instant={payment.at} />
                {payment.late && <StatusPill tone="warning">{t('bill.late')}</StatusPill>}
              </span>
              <span className="text-label">
                <ShownMoney minor={payment.amount} currency={currency} />
              </span>
            </li>
          ))}
          {isOwed && (
            <li className="flex min-h-13 flex-wrap items-center justify-between gap-x-4 px-4 py-2">
              <span className="text-label text-danger">{t('bill.owed')}</span>
              <span className="text-label text-danger">
                <ShownMoney minor={String(owed)} currency={currency} />
              </span>
            </li>
          )}
        </Rows>
      )}
    </Section>
  );
}
