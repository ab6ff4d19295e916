import {
  type MemberProfit,
  type TeamProfit,
  teamMembersProfit,
  teamMembersProfitFile,
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
import { useAgentRights } from '../../lib/member/agent-rights.ts';
import { ShownMoney } from '../../lib/money/shown-money.tsx';
import { useOverlay } from '../../lib/navigation/overlay.ts';
import { Section } from '../../lib/show/section.tsx';
import { useDayText } from '../../lib/time/moment.tsx';
import { type Period, PeriodChoice } from '../../lib/time/period-choice.tsx';
import { TroubleBlock } from '../../lib/trouble/trouble-block.tsx';
import { AsOf } from './as-of.tsx';
import { FigureList } from './figure-list.tsx';
import { Choices } from './team-log.tsx';
import { TeamPath } from './team-path.tsx';
import { useCategoryText } from './use-category-text.ts';

interface Shown {
  period: Period;
  /** A member of the team; undefined for the agent. */
  member?: string | undefined;
  /** A category of games; undefined for all, and for money that is not of a game. */
  category?: string | undefined;
  pageNo: number;
  /** How often a day was opened: the form of own days then shows that day. */
  opened: number;
}

/** The page `agentProfitLoss`: figures of the team, of each member below, by day and category. */
export default function ProfitLoss() {
  const { t } = useTranslation('agent');
  const categoryText = useCategoryText();
  const [shown, setShown] = useState<Shown>({
    ...{ period: { days: 'last7' }, pageNo: 1, opened: 0 },
  });
  const { period, member, category, pageNo } = shown;
  const wish = { ...period, ...(member && { member }), ...(category && { category }) };
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...queryOf(teamProfit, wish),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  const begin = (change: Partial<Shown>) => setShown({ ...shown, pageNo: 1, ...change });
  const open = (id: string | undefined) => begin({ member: id });
  const openDay = (day: string) =>
    begin({ period: { from: day, to: day }, opened: shown.opened + 1 });
  return (
    <div className="flex flex-col gap-4 p-4 md:p-6">
      <PeriodChoice
        key={shown.opened}
        value={period}
        onChange={(next) => begin({ period: next })}
      />
      <Choices
        label={t('figures.category')}
        list={(data?.byCategory ?? []).map(({ category: value }) => ({
          ...{ value, label: categoryText(value) },
        }))}
        chosen={category}
        onChoose={(next) => begin({ category: next })}
      />
      <TeamPath above={data?.above ?? []} onOpen={open} />
      {error && !data ? (
        <TroubleBlock trouble={error} onRetry={refetch} busy={isFetching} />
      ) : (
        <div
          aria-busy={isPlaceholderData || !data}
          className={isPlaceholderData ? 'opacity-60' : undefined}
        >
          {data ? (
            <Totals profit={data} category={category} />
          ) : (
            <Skeleton className="h-60 rounded-card" />
          )}
        </div>
      )}
      {data && <ToBets wish={{ ...wish, from: data.from, to: data.to }} />}
      <Members
        wish={wish}
        pageNo={pageNo}
        onPage={(page) => setShown({ ...shown, pageNo: page })}
        onOpen={open}
      />
      {data && (
        <Parts
          profit={data}
          category={category}
          onDay={openDay}
          onCategory={(next) => begin({ category: next })}
        />
      )}
      <SaveRecord
        read={() => call(teamProfitFile, { query: wish })}
        name="team.csv"
        empty={data?.byDay.length === 0}
      />
    </div>
  );
}

/** The bets behind what is shown, for who may see them. */
function ToBets({ wish: { from, to, member, category } }: { wish: BetsWish }) {
  const { t } = useTranslation('movements');
  const { openAgent } = useOverlay();
  const { rights = [] } = useAgentRights();
  if (!rights.includes('bets')) return null;
  const params = { from, to, ...(member && { member }), ...(category && { category }) };
  return (
    <p>
      <TextAction onClick={() => openAgent('agentTeamBetting', params)}>{t('bets')}</TextAction>
    </p>
  );
}

interface BetsWish {
  from: string;
  to: string;
  member?: string;
  category?: string;
}

interface TotalsProps {
  profit: TeamProfit;
  category: string | undefined;
}

function Totals({ profit: { total, own, asOf, currency }, category }: TotalsProps) {
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
      <FigureList figures={total} currency={currency} play={category !== undefined} />
      <div className="flex flex-col gap-1">
        <p className="text-caption text-text-3">{t('figures.netHint')}</p>
        <AsOf instant={asOf} />
      </div>
    </Card>
  );
}

interface MembersProps {
  wish: Period & { member?: string; category?: string };
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
    key: 'turnover' | 'stakes' | 'wins' | 'deposits' | 'withdrawals' | 'net',
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
    ...(wish.category
      ? [figure('stakes', t('movements:profit.staked')), figure('wins', t('movements:profit.won'))]
      : [
          figure('deposits', t('movements:profit.deposited')),
          figure('withdrawals', t('movements:profit.withdrawn')),
        ]),
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
      <SaveRecord
        read={() => call(teamMembersProfitFile, { query: wish })}
        name="team-members.csv"
        empty={false}
      />
    </Section>
  );
}

type Row = Pick<TeamProfit['byDay'][number], 'turnover' | 'stakes' | 'wins' | 'net'> & {
  key: string;
  name: string;
};

interface PartsProps {
  profit: TeamProfit;
  category: string | undefined;
  onDay: (day: string) => void;
  onCategory: (category: string) => void;
}

/** The figures by category and by day; each opens to its members. */
function Parts({ profit: { byCategory, byDay, currency }, category, ...open }: PartsProps) {
  const { t } = useTranslation(['agent', 'movements']);
  const dayText = useDayText();
  const categoryText = useCategoryText();
  if (byDay.length === 0)
    return <EmptyState icon={<ChartNoAxesCombined size={28} />} title={t('figures.none')} />;
  return (
    <>
      {byCategory.length > 0 && category === undefined && (
        <Play
          title={t('figures.category')}
          currency={currency}
          rows={byCategory.map((row) => ({
            ...{ ...row, key: row.category, name: categoryText(row.category) },
          }))}
          onOpen={open.onCategory}
        />
      )}
      <Play
        title={t('movements:profit.byDay')}
        currency={currency}
        rows={byDay.map((row) => ({ ...row, key: row.day, name: dayText(row.day) }))}
        onOpen={byDay.length > 1 ? open.onDay : undefined}
      />
    </>
  );
}

interface PlayProps {
  title: string;
  rows: Row[];
  currency: string;
  /** Undefined where opening a row would show the same. */
  onOpen: ((key: string) => void) | undefined;
}

function Play({ title, rows, currency, onOpen }: PlayProps) {
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
          {
            ...{ key: 'name', header: title, place: 'title' },
            cell: ({ key, name }: Row) =>
              onOpen ? <TextAction onClick={() => onOpen(key)}>{name}</TextAction> : name,
          },
          figure('turnover', t('figures.turnover')),
          figure('stakes', t('movements:profit.staked')),
          figure('wins', t('movements:profit.won')),
          figure('net', t('figures.net')),
        ]}
        rows={rows}
        rowKey={({ key }) => key}
      />
    </Section>
  );
}
