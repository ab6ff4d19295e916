import type { Agreement, AgreementBillLine } from '@lantern/contracts';
import type { DataColumn } from '@lantern/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useMoney, useWord } from '../../lib/format.ts';
import { Moment } from '../../parts/moment.tsx';
import { usePercent, usePeriod } from './format.ts';
import { BillState, StateOf } from './states.tsx';

/** The rates of the highest tier. */
export function useTopRate(): (terms: Agreement['terms']) => string {
  const percent = usePercent();
  return ({ tiers }) => {
    const top = tiers.at(-1);
    if (!top) return '–';
    return ('rate' in top ? [top.rate] : [top.winRate, top.lossRate]).map(percent).join(' / ');
  };
}

export function useAgreementColumns(): DataColumn<Agreement>[] {
  const { t } = useTranslation();
  const word = useWord();
  const topRate = useTopRate();
  return [
    {
      key: 'agent',
      header: t('agreement.agent'),
      place: 'title',
      cell: ({ id, agent }) => <Link to={`/agreements/${id}`}>{agent.account}</Link>,
    },
    {
      key: 'state',
      header: t('cash.status'),
      place: 'corner',
      cell: (agreement) => <StateOf agreement={agreement} />,
    },
    {
      key: 'kind',
      header: t('agreement.kind'),
      cell: ({ terms }) => word('agreementKind', terms.kind),
    },
    {
      key: 'upline',
      header: t('agreement.with'),
      cell: ({ upline }) => upline?.account ?? t('agreement.brand'),
    },
    {
      key: 'rate',
      header: t('agreement.topRate'),
      align: 'end',
      cell: ({ terms }) => topRate(terms),
    },
    {
      ...{ key: 'offeredAt', header: t('agreement.offeredAt'), words: true },
      cell: ({ offeredAt }) => <Moment at={offeredAt} />,
    },
  ];
}

export function useBillColumns(): DataColumn<AgreementBillLine>[] {
  const { t } = useTranslation();
  const [money, word] = [useMoney(), useWord()];
  const period = usePeriod();
  const amount = (
    key: 'amount' | 'net' | 'paid' | 'short',
    header: string,
  ): DataColumn<AgreementBillLine> => ({
    ...{ key, header, align: 'end' },
    cell: (bill) => money(bill[key], bill.currency),
  });
  return [
    {
      key: 'agent',
      header: t('agreement.agent'),
      place: 'title',
      cell: ({ id, agent }) => <Link to={`/bills/${id}`}>{agent.account}</Link>,
    },
    {
      key: 'state',
      header: t('cash.status'),
      place: 'corner',
      cell: ({ state }) => <BillState of={state} />,
    },
    { key: 'kind', header: t('agreement.kind'), cell: ({ kind }) => word('agreementKind', kind) },
    {
      ...{ key: 'period', header: t('bill.period'), words: true },
      cell: (bill) => period(bill.period),
    },
    {
      key: 'payer',
      header: t('bill.payer'),
      cell: ({ payer }) => payer?.account ?? t('agreement.brand'),
    },
    amount('amount', t('bill.amount')),
    amount('net', t('bill.net')),
    amount('paid', t('bill.paid')),
    amount('short', t('bill.short')),
  ];
}
