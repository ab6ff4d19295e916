import {
  type TeamOverview,
  type TeamSpan,
  teamOverview,
  teamOverviewFile,
  teamSpans,
} from '@lantern/contracts';
import { formatTag } from '@lantern/rules';
import { Card, Segmented, Skeleton } from '@lantern/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import clsx from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../lib/api/api.ts';
import { queryOf } from '../../lib/api/queries.ts';
import { SaveRecord } from '../../lib/device/save-record.tsx';
import { useMoney } from '../../lib/money/money.ts';
import { BarChart } from '../../lib/show/bar-chart.tsx';
import { TroubleBlock } from '../../lib/trouble/trouble-block.tsx';
import { AsOf } from './as-of.tsx';

/** The team's figures of a day, week or month against the one before, each with its chart. */
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
      <SaveRecord
        read={() => call(teamOverviewFile, { query: { span } })}
        name="team-overview.csv"
        empty={false}
      />
    </Card>
  );
}

const amounts = ['turnover', 'net', 'deposits', 'withdrawals'] as const;
const counts = ['active', 'registrations', 'firstDeposits'] as const;
type Amount = (typeof amounts)[number];
type Figure = Amount | (typeof counts)[number];
const isAmount = (figure: Figure): figure is Amount =>
  (amounts as readonly Figure[]).includes(figure);

/** The figures. Each opens its own chart. */
function Spans({ overview }: { overview: TeamOverview }) {
  const { t, i18n } = useTranslation(['agent', 'movements']);
  const money = useMoney();
  const [charted, setCharted] = useState<Figure>('turnover');
  const { current, before, days, currency } = overview;
  const count = new Intl.NumberFormat(formatTag(i18n.language));
  const write = (figure: Figure, of: TeamOverview['current']) =>
    isAmount(figure) ? money(of[figure], currency) : count.format(of[figure]);
  const names: Record<Figure, string> = {
    turnover: t('figures.turnover'),
    net: t('figures.net'),
    deposits: t('movements:profit.deposited'),
    withdrawals: t('movements:profit.withdrawn'),
    active: t('figures.active'),
    registrations: t('figures.registrations'),
    firstDeposits: t('figures.firstDeposits'),
  };
  return (
    <div className="flex flex-col gap-4">
      <dl className="m-0 grid grid-cols-2 gap-2 md:grid-cols-4">
        {[...amounts, ...counts].map((figure) => (
          <div
            key={figure}
            className={clsx(
              'relative min-w-0 rounded-control border p-3 hover:bg-sunken',
              figure === charted ? 'border-brand bg-sunken' : 'border-border',
            )}
          >
            <dt className="text-caption text-text-3">
              <button
                type="button"
                aria-pressed={figure === charted}
                onClick={() => setCharted(figure)}
                className="text-start after:absolute after:inset-0"
              >
                {names[figure]}
              </button>
            </dt>
            <dd className="num m-0 text-h3 break-words">
              <bdi>{write(figure, current)}</bdi>
            </dd>
            <dd className="num m-0 text-caption text-text-2">
              {t('figures.before', { value: write(figure, before) })}
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-caption text-text-3">{t('figures.netHint')}</p>
      <section className="flex flex-col gap-2">
        <h3 className="text-label">
          {names[charted]} <span className="text-text-3">· {t('movements:profit.byDay')}</span>
        </h3>
        <BarChart
          key={charted}
          label={names[charted]}
          list={days.map((day) => ({ from: day.day, net: String(day[charted]) }))}
          by="day"
          currency={isAmount(charted) ? currency : undefined}
          above="bg-success"
          below="bg-danger"
          say={(day, value) => t('movements:profit.of', { day, amount: value })}
        />
        {days.every((day) => Number(day[charted]) === 0) && (
          <p className="text-body text-text-2">{t('figures.none')}</p>
        )}
      </section>
    </div>
  );
}
