import { type DataColumn, DataList, EmptyState, Pager, Skeleton } from '@lantern/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { LucideIcon } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SaveRecord } from '../../lib/device/save-record.tsx';
import { type Period, PeriodChoice } from '../../lib/time/period-choice.tsx';
import { TroubleBlock } from '../../lib/trouble/trouble-block.tsx';
import { AsOf } from './as-of.tsx';
import { TeamPath } from './team-path.tsx';

export type LogWish = Period & { member?: string };
export type LogQuery = LogWish & { pageNo: string; upTo?: string };

interface LogPage<Row> {
  list: Row[];
  more: boolean;
  upTo: string;
  asOf: string;
  currency: string;
  above: { id: string; account: string }[];
}

interface TeamLogProps<Row> {
  label: string;
  empty: string;
  icon: LucideIcon;
  useLog: (wish: LogQuery) => UseQueryResult<LogPage<Row>>;
  columnsOf: (page: LogPage<Row>, onOpen: (id: string) => void) => DataColumn<Row>[];
  file: { read: (wish: LogWish) => Promise<Blob>; name: string };
}

interface Shown {
  period: Period;
  member?: string | undefined;
  pageNo: number;
  upTo?: string | undefined;
}

/** A list of what was settled in a team, newest first; an account opens the member's own team. */
export function TeamLog<Row extends { id: string }>(props: TeamLogProps<Row>) {
  const { label, empty, icon: Icon, useLog, columnsOf, file } = props;
  const { t } = useTranslation(['movements', 'common']);
  const [{ period, member, pageNo, upTo }, setShown] = useState<Shown>({
    period: { days: 'last7' },
    pageNo: 1,
  });
  const wish = { ...period, ...(member && { member }) };
  const { data, error, isPlaceholderData, isFetching, refetch } = useLog({
    ...{ ...wish, pageNo: String(pageNo) },
    ...(upTo && { upTo }),
  });
  const open = (id: string | undefined) => setShown({ period, member: id, pageNo: 1 });
  return (
    <div className="flex flex-col gap-4 p-4 md:p-6">
      <PeriodChoice
        value={period}
        onChange={(next) => setShown({ period: next, member, pageNo: 1 })}
      />
      <TeamPath above={data?.above ?? []} onOpen={open} />
      {error && !data && <TroubleBlock trouble={error} onRetry={refetch} busy={isFetching} />}
      {!error && !data && <Skeleton className="h-60 rounded-card" />}
      {data && (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : undefined}>
          {data.list.length === 0 ? (
            <EmptyState icon={<Icon size={28} />} title={empty} />
          ) : (
            <DataList
              wide
              label={label}
              columns={columnsOf(data, open)}
              rows={data.list}
              rowKey={({ id }) => id}
            />
          )}
        </div>
      )}
      {data && <AsOf instant={data.asOf} />}
      <Pager
        page={pageNo}
        totalPages={data ? pageNo + Number(data.more) : 0}
        onPage={(page) => setShown({ period, member, pageNo: page, upTo: data?.upTo })}
        label={t('pager')}
        previousLabel={t('common:previous')}
        nextLabel={t('common:next')}
        pageLabel={(page) => t('page', { page })}
      />
      <SaveRecord read={() => file.read(wish)} name={file.name} empty={data?.list.length === 0} />
    </div>
  );
}
