import { depositQueues, type QueuedDeposit, staffEndpoints } from '@lantern/contracts';
import type { DataColumn } from '@lantern/ui';
import { useTranslation } from 'react-i18next';
import { useOps } from '../../lib/queries.ts';
import { useCashColumns } from '../../parts/cash-columns.tsx';
import { methodOf } from '../../parts/method.ts';
import { Moment } from '../../parts/moment.tsx';
import { PagedList } from '../../parts/paged-list.tsx';
import { useQueueParams } from '../../parts/queue-params.ts';
import { QueueSearch } from '../../parts/queue-search.tsx';
import { QueueTabs } from '../../parts/queue-tabs.tsx';
import { Room } from '../../parts/room.tsx';
import { State } from '../../parts/state.tsx';

const every = 20_000;

function useColumns(): DataColumn<QueuedDeposit>[] {
  const { t } = useTranslation();
  const { reference, member, amount, waiting } = useCashColumns('deposits');
  return [
    reference,
    {
      key: 'status',
      header: t('cash.status'),
      place: 'corner',
      cell: ({ status }) => <State of={status} />,
    },
    member,
    { key: 'method', header: t('cash.method'), cell: methodOf },
    {
      key: 'memo',
      header: t('match.memo'),
      cell: ({ memo }) => <span className="num select-all">{memo}</span>,
    },
    amount,
    { key: 'at', header: t('cash.at'), cell: ({ createdAt }) => <Moment at={createdAt} /> },
    waiting,
  ];
}

/** Deposits that need a decision, the oldest first. */
export function DepositsRoom() {
  const { t } = useTranslation();
  const columns = useColumns();
  const { queue, search, page, show } = useQueueParams<(typeof depositQueues)[number]>('review');
  const deposits = useOps(staffEndpoints.staffDeposits, { queue, search, pageNo: page }, { every });
  return (
    <Room title={t('room.deposits')}>
      <QueueSearch
        key={search}
        label={t('match.search')}
        value={search}
        onSearch={(next) => show({ search: next, queue: 'all' })}
      />
      <QueueTabs
        queues={depositQueues}
        words="match.queue"
        waiting={deposits.data?.waiting}
        value={queue}
        onChange={(next) => show({ queue: next })}
      />
      <PagedList
        query={deposits}
        label={t('room.deposits')}
        columns={columns}
        rowKey={({ reference }) => reference}
        empty={t(search ? 'match.notFound' : 'match.none')}
        page={page}
        onPage={(next) => show({ page: next })}
      />
    </Room>
  );
}
