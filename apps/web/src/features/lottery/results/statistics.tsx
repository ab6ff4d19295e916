import type { LotteryGame } from '@lantern/contracts';
import { playName } from '@lantern/locales/plays';
import type { Result } from '@lantern/rules/lottery';
import { Button, Card, EmptyState, SelectField, Skeleton } from '@lantern/ui';
import clsx from 'clsx';
import { ChartSpline } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TroubleBlock } from '../../../lib/trouble/trouble-block.tsx';
import { tokenName } from '../boards/play-name.ts';
import { type Figure, figuresOf, ranked, type Series, seriesOf, trendOf } from './analyse.ts';
import { TrendChart } from './trend-chart.tsx';
import { useResults } from './use-results.ts';

/** As many results as one reply may have. */
const counted = 100;
const trendDraws = 20;
/** So many of the missing numbers are shown until the visitor wants all. */
const firstMissing = 10;

function Ranked({ title, figures, tone }: { title: string; figures: Figure[]; tone: string }) {
  const { t } = useTranslation('lottery');
  return (
    <section className="min-w-0 flex-1 basis-64">
      <h3 className="mb-2 text-h3">{title}</h3>
      <ul className="flex flex-wrap gap-2" dir="ltr">
        {figures.map(({ token, times }) => (
          <li
            key={token}
            className={clsx('num flex items-baseline gap-2 rounded-button px-3 py-2', tone)}
          >
            <b className="text-h3">{tokenName(t, token)}</b>
            <span className="text-caption" dir="auto">
              {t('statistics.times', { count: times })}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How many draws each number is missing; the longest bar has been missing most. */
function Missing({ figures, of }: { figures: Figure[]; of: number }) {
  const { t } = useTranslation('lottery');
  const [showsAll, setShowsAll] = useState(false);
  const sorted = figures
    .map((figure) => ({ ...figure, draws: figure.missing ?? of }))
    .toSorted((left, right) => right.draws - left.draws);
  const most = Math.max(1, ...sorted.map(({ draws }) => draws));
  return (
    <section>
      <h3 className="mb-2 text-h3">{t('statistics.missing')}</h3>
      <ul className="flex flex-col gap-1.5">
        {(showsAll ? sorted : sorted.slice(0, firstMissing)).map(({ token, draws, missing }) => (
          <li key={token} className="flex items-center gap-3 text-body">
            <b className="num min-w-8 text-label">{tokenName(t, token)}</b>
            <span aria-hidden className="h-3 min-w-0 flex-1 rounded-full bg-sunken">
              <span
                className="block h-full rounded-full bg-brand"
                style={{ inlineSize: `${(draws / most) * 100}%` }}
              />
            </span>
            <span className="num w-32 text-caption text-text-2">
              {missing === undefined
                ? t('statistics.notIn', { count: of })
                : t('statistics.draws', { count: draws })}
            </span>
          </li>
        ))}
      </ul>
      {sorted.length > firstMissing && (
        <Button
          kind="ghost"
          size={36}
          className="mt-2"
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? t('statistics.showFewer') : t('statistics.showAll', { count: sorted.length })}
        </Button>
      )}
    </section>
  );
}

/** The name of a series: a place, a play, or the numbers. */
function useSeriesName(): (series: Series) => string {
  const { t } = useTranslation('lottery');
  const { t: sayPlay } = useTranslation('plays');
  return ({ of }) =>
    of === 'all'
      ? t('row.numbers')
      : 'place' in of
        ? t('row.place', { count: of.place })
        : playName(sayPlay, of.play).full;
}

function Content({ game, results }: { game: LotteryGame; results: Result[] }): ReactNode {
  const { t } = useTranslation('lottery');
  const nameOf = useSeriesName();
  const [at, setAt] = useState(0);
  const all = seriesOf(game.family);
  const series = all[at] ?? all[0];
  if (!series) return null;
  const figures = figuresOf(series, results);
  const trend = trendOf(series, results.slice(0, trendDraws));
  return (
    <>
      {all.length > 1 && (
        <SelectField
          label={t('statistics.of')}
          placeholder={t('statistics.of')}
          value={String(at)}
          onChange={({ target }) => setAt(Number(target.value) || 0)}
          options={all.map((one, index) => ({ value: String(index), label: nameOf(one) }))}
          className="max-w-60"
        />
      )}
      <p className="text-body text-text-2">
        {t('statistics.counted', { count: results.length })} {t('statistics.noMemory')}
      </p>
      <div className="flex flex-wrap gap-5">
        <Ranked
          title={t('statistics.hot')}
          figures={ranked(figures, 'hot')}
          tone="bg-danger-soft text-danger"
        />
        <Ranked
          title={t('statistics.cold')}
          figures={ranked(figures, 'cold')}
          tone="bg-info-soft text-info"
        />
      </div>
      <Missing key={at} figures={figures} of={results.length} />
      {trend && (
        <TrendChart
          title={t('statistics.trend', { count: trend.drawn.length })}
          trend={trend}
          nameOf={(token) => tokenName(t, token)}
        />
      )}
    </>
  );
}

/** What came how often in the last results. It says nothing about the next draw. */
export default function Statistics({ game }: { game: LotteryGame }): ReactNode {
  const { t } = useTranslation('lottery');
  const { data, error, isFetching, refetch } = useResults(game.gameCode, { pageSize: counted });
  const results = data?.list.flatMap(({ result }) => (result === null ? [] : [result]));
  return (
    <Card as="section" className="flex flex-col gap-5">
      <h2 className="text-h2">{t('view.statistics')}</h2>
      {error && !data ? (
        <TroubleBlock trouble={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : !results ? (
        <Skeleton className="h-80 rounded-button" />
      ) : results.length === 0 ? (
        <EmptyState icon={<ChartSpline size={28} />} title={t('results.empty')} />
      ) : (
        <Content game={game} results={results} />
      )}
    </Card>
  );
}
