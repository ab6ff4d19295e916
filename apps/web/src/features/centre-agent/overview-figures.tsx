import { type TeamOverview, type TeamSpan, teamOverview, teamSpans } from '@lantern/contracts';
import { formatTag } from '@lantern/rules';
import { Card, Segmented, Skeleton } from '@lantern/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { queryOf } from '../../lib/api/queries.ts';
import { useMoney } from '../../lib/money/money.ts';
import { BarChart } from '../../lib/show/bar-chart.tsx';
import { TroubleBlock } from '../../lib/trouble/trouble-block.tsx';
import { AsOf } from './as-of.tsx';

/** The team's figures of a day, week or month against the one before, and turnover by day. */
export function OverviewFigures() {
  const { t } = useTranslation(['agent', 'movements']);
  const [span, setSpan] = useState<TeamSpan>('day');
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...queryOf(teamOverview, { span }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });
  if (error && !data) return <TroubleBlock trouble={error} onRetry={refetch} busy={isFetching} />;
  return (
    <Card as="section" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <Segmented
          label={t('movements:period')}
          options={teamSpans.map((value) => ({ value, label: t(`figures.${value}`) }))}
          value={span}
          onChange={setSpan}
        />
        {data && <AsOf instant={data.asOf} />}
      </div>
      <div
        aria-busy={isPlaceholderData || !data}
        className={isPlaceholderData ? 'opacity-60' : undefined}
      >
        {data ? <Spans overview={data} /> : <Skeleton className="h-60 rounded-card" />}
      </div>
    </Card>
  );
}

function Spans({ overview }: { overview: TeamOverview }) {
  const { t, i18n } = useTranslation(['agent', 'movements']);
  const money = useMoney();
  const { current, before, days, currency } = overview;
  const count = new Intl.NumberFormat(formatTag(i18n.language));
  const amounts = (name: 'turnover' | 'net' | 'deposits' | 'withdrawals') =>
    [money(current[name], currency), money(before[name], currency)] as const;
  const counts = (name: 'registrations' | 'firstDeposits' | 'active') =>
    [count.format(current[name]), count.format(before[name])] as const;
  const shown = [
    [t('figures.turnover'), amounts('turnover')],
    [t('figures.net'), amounts('net')],
    [t('movements:profit.deposited'), amounts('deposits')],
    [t('movements:profit.withdrawn'), amounts('withdrawals')],
    [t('figures.active'), counts('active')],
    [t('figures.registrations'), counts('registrations')],
    [t('figures.firstDeposits'), counts('firstDeposits')],
  ] as const;
  return (
    <div className="flex flex-col gap-4">
      <dl className="m-0 grid grid-cols-2 gap-x-3 gap-y-4 md:grid-cols-4">
        {shown.map(([name, [now, then]]) => (
          <div key={name} className="min-w-0">
            <dt className="text-caption text-text-3">{name}</dt>
            <dd className="num m-0 text-h3 break-words">
              <bdi>{now}</bdi>
            </dd>
            <dd className="num m-0 text-caption text-text-2">
              {t('figures.before', { value: then })}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-caption text-text-3">{t('figures.netHint')}</p>
      <BarChart
        label={t('figures.chart')}
        list={days.map(({ day, turnover }) => ({ from: day, net: turnover }))}
        by="day"
        currency={currency}
        above="bg-success"
        below="bg-danger"
        say={(day, amount) => t('movements:profit.of', { day, amount })}
      />
    </div>
  );
}
