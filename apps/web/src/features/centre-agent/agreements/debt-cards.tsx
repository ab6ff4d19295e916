import { type AgreementDebt, agreementDebts, agreementDebtsFile } from '@lantern/contracts';
import type { AgreementKind } from '@lantern/rules/agreements';
import { Card } from '@lantern/ui';
import { useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { useTranslation } from 'react-i18next';
import { call } from '../../../lib/api/api.ts';
import { queryOf } from '../../../lib/api/queries.ts';
import { SaveRecord } from '../../../lib/device/save-record.tsx';
import { TextAction } from '../../../lib/forms/text-action.tsx';
import { useMoney } from '../../../lib/money/money.ts';
import { ShownMoney } from '../../../lib/money/shown-money.tsx';
import { Moment } from '../../../lib/time/moment.tsx';

interface DebtCardsProps {
  /** All kinds without it. */
  kind?: AgreementKind;
  onOpen: (bill: string) => void;
}

/** What the agent owes its downline and what its upline owes the agent; nothing without debts. */
export function DebtCards({ kind, onOpen }: DebtCardsProps) {
  const { t } = useTranslation('agreements');
  const { data } = useQuery({ ...queryOf(agreementDebts), staleTime: 0 });
  if (!data) return null;
  const ofKind = (debts: readonly AgreementDebt[]) =>
    debts.filter((debt) => kind === undefined || debt.kind === kind);
  const { currency } = data;
  const [owes, isOwed] = [ofKind(data.owes), ofKind(data.isOwed)];
  return (
    <>
      <Debts
        {...{ currency, onOpen }}
        tone="owes"
        title={t('debt.owe')}
        text={t('debt.oweText')}
        debts={owes}
      />
      <Debts
        {...{ currency, onOpen }}
        tone="owed"
        title={t('debt.owed')}
        text={t('debt.owedText')}
        debts={isOwed}
      />
      {owes.length + isOwed.length > 0 && (
        <SaveRecord
          read={() => call(agreementDebtsFile, { query: kind ? { kind } : {} })}
          name="debts.csv"
          of={t('bill.owed')}
        />
      )}
    </>
  );
}

const leftOf = ({ owed, paid }: AgreementDebt) => BigInt(owed) - BigInt(paid);

interface DebtsProps {
  title: string;
  text: string;
  tone: 'owes' | 'owed';
  debts: readonly AgreementDebt[];
  currency: string;
  onOpen: (bill: string) => void;
}

function Debts({ title, text, tone, debts, currency, onOpen }: DebtsProps) {
  const { t } = useTranslation('agreements');
  const money = useMoney();
  if (debts.length === 0) return null;
  const total = debts.reduce((sum, debt) => sum + leftOf(debt), 0n);
  return (
    <Card
      as="section"
      aria-label={title}
      className={clsx('flex flex-col gap-3 border-2', tone === 'owes' && 'border-danger')}
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="text-h3">{title}</h3>
        <p className={clsx('text-h2', tone === 'owes' && 'text-danger')}>
          <ShownMoney minor={String(total)} currency={currency} />
        </p>
      </div>
      <p className="text-body text-text-2">{text}</p>
      <ul className="divide-y divide-border border-t border-border">
        {debts.map((debt) => (
          <li
            key={`${debt.bill}-${debt.other.id}`}
            className="flex flex-wrap items-center justify-between gap-x-4"
          >
            <TextAction onClick={() => onOpen(debt.bill)}>
              <bdi className="break-all">{debt.other.account}</bdi>
            </TextAction>
            <span className="text-caption text-text-3">
              <Moment instant={debt.period.start} kind="date" />
            </span>
            <span className="num ms-auto text-end text-label">
              {money(String(leftOf(debt)), currency)}
              {debt.paid !== '0' && (
                <span className="block text-caption font-normal text-text-3">
                  {t('debt.paid', { amount: money(debt.paid, currency) })}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
