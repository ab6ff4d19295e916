import {
  type TeamTransaction,
  teamMoneyKinds,
  teamTransactions,
  teamTransactionsFile,
  type ValueOf,
} from '@lantern/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ArrowLeftRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { queryOf } from '../../lib/api/queries.ts';
import { TextAction } from '../../lib/forms/text-action.tsx';
import { ShownMoney } from '../../lib/money/shown-money.tsx';
import { Moment } from '../../lib/time/moment.tsx';
import { type LogQuery, TeamLog } from './team-log.tsx';

function queryWith<Wish>(wish: Wish, chosen: string | undefined) {
  const kind = teamMoneyKinds.find((one) => one === chosen);
  return { ...wish, ...(kind && { kind }) };
}
const useTeamTransactions = (wish: LogQuery, kind: string | undefined) =>
  useQuery({
    ...queryOf(teamTransactions, queryWith(wish, kind)),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
type Page = ValueOf<typeof teamTransactions>;

/** The page `agentTransaction`: deposits, withdrawals and other money of the team. */
export default function TeamTransactions() {
  const { t } = useTranslation(['agent', 'movements']);
  const kinds = {
    deposit: t('movements:kind.deposit'),
    withdrawal: t('movements:kind.withdrawal_hold'),
    fee: t('movements:kind.deposit_fee'),
    promotion: t('figures.promotions'),
    rebate: t('figures.rebates'),
  };
  return (
    <TeamLog<TeamTransaction, Page>
      label={t('page.agentTransaction')}
      empty={t('movements:empty')}
      icon={ArrowLeftRight}
      useLog={useTeamTransactions}
      choices={{
        label: t('movements:columns.kind'),
        of: () => teamMoneyKinds.map((value) => ({ value, label: kinds[value] })),
      }}
      totalsOf={({ total, currency }, chosen) =>
        teamMoneyKinds
          .filter((kind) => chosen === undefined || kind === chosen)
          .map((kind) => ({
            label: kinds[kind],
            value: <ShownMoney minor={total[kind]} currency={currency} />,
          }))
      }
      file={{
        read: (wish, kind) => call(teamTransactionsFile, { query: queryWith(wish, kind) }),
        name: 'team-transactions.csv',
      }}
      columnsOf={({ currency }, onOpen) => [
        {
          key: 'account',
          header: t('team.account'),
          place: 'title',
          cell: ({ member, account }) => (
            <TextAction onClick={() => onOpen(member)}>
              <bdi className="break-all">{account}</bdi>
            </TextAction>
          ),
        },
        {
          key: 'amount',
          header: t('movements:columns.amount'),
          place: 'corner',
          align: 'end',
          cell: ({ amount }) => <ShownMoney minor={amount} currency={currency} />,
        },
        {
          key: 'kind',
          header: t('movements:columns.kind'),
          cell: ({ kind }) => kinds[kind],
        },
        {
          key: 'time',
          header: t('movements:columns.time'),
          cell: ({ at }) => <Moment instant={at} />,
        },
        {
          key: 'reference',
          header: t('movements:columns.reference'),
          cell: ({ reference }) => reference ?? '–',
        },
      ]}
    />
  );
}
