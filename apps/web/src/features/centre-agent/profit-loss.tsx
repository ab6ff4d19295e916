import {
  type MemberProfit,
  type TeamProfit,
  teamMembersProfit,
  teamProfit,
  teamProfitFile,
} from '@lantern/contracts';
import { Card, type DataColumn, DataList, EmptyState, Pager, Skeleton } from '@lantern/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ChartNoAxesCombined } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { queryOf } from '../../lib/api/queries.ts';
import { SaveRecord } from '../../lib/device/save-record.tsx';
import { TextAction } from '../../lib/forms/text-action.tsx';
import { ShownMoney } from '../../lib/money/shown-money.tsx';
import { Section } from '../../lib/show/section.tsx';
import { useDayText } from '../../lib/time/moment.tsx';
import { type Period, PeriodChoice } from '../../lib/time/period-choice.tsx';
import { TroubleBlock } from '../../lib/trouble/trouble-block.tsx';
import { AsOf } from './as-of.tsx';
import { FigureList } from './figure-list.tsx';
import { TeamPath } from './team-path.tsx';
import { useCategoryText } from './use-category-text.ts';

interface Shown {
  period: Period;
  /** A member of the team; undefined for the agent. */
  member?: string | undefined;
  pageNo: number;
}

/** The page `agentProfitLoss`: figures of the team, of each member below, by day and category. */
export default function ProfitLoss() {
  const [{ period, member, pageNo }, setShown] = useState<Shown>({
    period: { days: 'last7' },
    pageNo: 1,
  });
  const wish = { ...period, ...(member && { member }) };
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...queryOf(teamProfit, wish),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const open = (id: string | undefined) => setShown({ period, member: id, pageNo: 1 });
  return (
    <div className="flex flex-col gap-4 p-4 md:p-6">
      <PeriodChoice
        value={period}
        onChange={(next) => setShown({ period: next, member, pageNo: 1 })}
      />
      <TeamPath above={data?.above ?? []} onOpen={open} />
      {error && !data ? (
        <TroubleBlock trouble={error} onRetry={refetch} busy={isFetching} />
      ) : (
        <div
          aria-busy={isPlaceholderData || !data}
          className={isPlaceholderData ? 'opacity-60' : undefined}
        >
          {data ? <Totals profit={data} /> : <Skeleton className="h-60 rounded-card" />}
        </div>
      )}
      <Members
        wish={wish}
        pageNo={pageNo}
        onPage={(page) => setShown({ period, member, pageNo: page })}
        onOpen={open}
      />
      {data && <Parts profit={data} />}
      <SaveRecord
        read={() => call(teamProfitFile, { query: wish })}
        name="team.csv"
        empty={data?.byDay.length === 0}
      />
    </div>
  );
}

function Totals({ profit: { total, own, asOf, currency } }: { profit: TeamProfit }) {
  const { t } = useTranslation('agent');
  const main = [
    [t('figures.turnover'), total.turnover],
    [t('figures.net'), total.net],
    [t('figures.own'), own.turnover],
  ] as const;
  return (
    <Card as="section" className="flex flex-col gap-4">
      <dl className="m-0 grid gap-3 sm:grid-cols-3">
        {main.map(([name, minor]) => (
          <div key={name} className="min-w-0">
            <dt className="text-caption text-text-3">{name}</dt>
            <dd className="m-0 text-h2">
              <ShownMoney minor={minor} currency={currency} />
            </dd>
          </div>
        ))}
      </dl>
      <FigureList figures={total} currency={currency} />
      <div className="flex flex-col gap-1">
        <p className="text-caption text-text-3">{t('figures.netHint')}</p>
        <AsOf instant={asOf} />
      </div>
    </Card>
  );
}

interface MembersProps {
  wish: Period & { member?: string };
  pageNo: number;
  onPage: (page: number) => void;
  onOpen: (id: string) => void;
}

/** Direct members, each with all below it. Each opens its own figures. */
function Members({ wish, pageNo, onPage, onOpen }: MembersProps) {
  const { t } = useTranslation(['agent', 'movements', 'common']);
  const { data, isPlaceholderData } = useQuery({
    ...queryOf(teamMembersProfit, { ...wish, pageNo: String(pageNo) }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  if (!data || data.total === 0) return null;
  const figure = (
    key: 'turnover' | 'deposits' | 'withdrawals' | 'net',
    header: string,
  ): DataColumn<MemberProfit> => ({
    key,
    header,
    align: 'end',
    cell: (row) => <ShownMoney minor={row[key]} currency={data.currency} />,
  });
  const columns: DataColumn<MemberProfit>[] = [
    {
      key: 'account',
      header: t('team.account'),
      place: 'title',
      cell: ({ id, account }) => (
        <TextAction onClick={() => onOpen(id)}>
          <bdi className="break-all">{account}</bdi>
        </TextAction>
      ),
    },
    {
      key: 'direct',
      header: t('team.direct'),
      align: 'end',
      cell: ({ direct }) => direct ?? '–',
    },
    figure('turnover', t('figures.turnover')),
    figure('net', t('figures.net')),
    figure('deposits', t('movements:profit.deposited')),
    figure('withdrawals', t('movements:profit.withdrawn')),
  ];
  return (
    <Section title={t('figures.members')}>
      <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : undefined}>
        <DataList
          wide
          label={t('figures.members')}
          columns={columns}
          rows={data.list}
          rowKey={({ id }) => id}
        />
      </div>
      <Pager
        page={pageNo}
        totalPages={data.totalPages}
        onPage={onPage}
        label={t('movements:pager')}
        previousLabel={t('common:previous')}
        nextLabel={t('common:next')}
        pageLabel={(page) => t('movements:page', { page })}
      />
    </Section>
  );
}

type Row = Pick<TeamProfit['byDay'][number], 'turnover' | 'stakes' | 'wins' | 'net'> & {
  name: string;
};

/** The figures by category and by day. */
function Parts({ profit: { byCategory, byDay, currency } }: { profit: TeamProfit }) {
  const { t } = useTranslation(['agent', 'movements']);
  const dayText = useDayText();
  const categoryText = useCategoryText();
  if (byDay.length === 0)
    return <EmptyState icon={<ChartNoAxesCombined size={28} />} title={t('figures.none')} />;
  return (
    <>
      {byCategory.length > 0 && (
        <Play
          title={t('figures.category')}
          currency={currency}
          rows={byCategory.map((row) => ({ ...row, name: categoryText(row.category) }))}
        />
      )}
      <Play
        title={t('movements:profit.byDay')}
        currency={currency}
        rows={byDay.map((row) => ({ ...row, name: dayText(row.day) }))}
      />
    </>
  );
}

function Play({ title, rows, currency }: { title: string; rows: Row[]; currency: string }) {
  const { t } = useTranslation(['agent', 'movements']);
  const figure = (key: 'turnover' | 'stakes' | 'wins' | 'net', header: string) => ({
    ...{ key, header, align: 'end' as const },
    cell: (row: Row) => <ShownMoney minor={row[key]} currency={currency} />,
  });
  return (
    <Section title={title}>
      <DataList
        wide
        label={title}
        columns={[
          { key: 'name', header: title, place: 'title', cell: ({ name }: Row) => name },
          figure('turnover', t('figures.turnover')),
          figure('stakes', t('movements:profit.staked')),
          figure('wins', t('movements:profit.won')),
          figure('net', t('figures.net')),
        ]}
        rows={rows}
        rowKey={({ name }) => name}
      />
    </Section>
  );
}
