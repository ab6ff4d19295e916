import { type QueuedWithdrawal, staffEndpoints, withdrawalQueues } from '@lantern/contracts';
import type { DataColumn } from '@lantern/ui';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useOps } from '../../lib/queries.ts';
import { useCashColumns } from '../../parts/cash-columns.tsx';
import { Moment } from '../../parts/moment.tsx';
import { PagedList } from '../../parts/paged-list.tsx';
import { useQueueParams } from '../../parts/queue-params.ts';
import { QueueSearch } from '../../parts/queue-search.tsx';
import { QueueTabs } from '../../parts/queue-tabs.tsx';
import { Room } from '../../parts/room.tsx';
import { State } from '../../parts/state.tsx';
import { CoveringRulePanel } from './covering-rule.tsx';

type Queue = (typeof withdrawalQueues)[number];
const every = 20_000;

function useColumns(): DataColumn<QueuedWithdrawal>[] {
  const { t } = useTranslation();
  const { reference, member, amount, waiting } = useCashColumns('withdrawals');
  return [
    reference,
    {
      key: 'status',
      header: t('cash.status'),
      place: 'corner',
      cell: ({ status, holdReason }) => <State of={holdReason ? 'held' : status} />,
    },
    member,
    amount,
    {
      key: 'account',
      header: t('payout.account'),
      cell: ({ account }) => `${account.bankName} ${account.accountNumber}`,
    },
    { key: 'asked', header: t('cash.at'), cell: ({ requestedAt }) => <Moment at={requestedAt} /> },
    waiting,
  ];
}

function useQueue(queue: Queue, page: number, search = '') {
  return useOps(staffEndpoints.staffWithdrawals, { queue, search, pageNo: page }, { every });
}

/** Withdrawals that need a decision, the oldest first. */
export function WithdrawalsRoom() {
  const { t } = useTranslation();
  const columns = useColumns();
  const { queue, search, page, show } = useQueueParams<Queue>('review');
  const withdrawals = useQueue(queue, page, search);
  return (
    <Room title={t('room.withdrawals')}>
      <QueueSearch
        key={search}
        label={t('payout.search')}
        value={search}
        onSearch={(next) => show({ search: next, queue: 'all' })}
      />
      <QueueTabs
        queues={withdrawalQueues}
        words="payout.queue"
        waiting={withdrawals.data?.waiting}
        value={queue}
        onChange={(next) => show({ queue: next })}
      />
      <PagedList
        query={withdrawals}
        label={t('room.withdrawals')}
        columns={columns}
        rowKey={({ reference }) => reference}
        empty={t(search ? 'payout.notFound' : 'payout.none')}
        page={page}
        onPage={(next) => show({ page: next })}
      />
      <CoveringRulePanel />
    </Room>
  );
}

/** Payouts that a member disputes. */
export function DisputesRoom() {
  const { t } = useTranslation();
  const columns = useColumns();
  const [params, setParams] = useSearchParams();
  const page = Number(params.get('page') ?? 1);
  const disputes = useQueue('disputed', page);
  return (
    <Room title={t('room.disputes')}>
      <PagedList
        query={disputes}
        label={t('room.disputes')}
        columns={columns}
        rowKey={({ reference }) => reference}
        empty={t('payout.noDispute')}
        page={page}
        onPage={(next) => setParams({ page: String(next) })}
      />
    </Room>
  );
}
