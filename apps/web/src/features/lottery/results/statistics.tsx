import type { LotteryGame } from '@lantern/contracts';
import type { Result } from '@lantern/rules/lottery';
import { Card, EmptyState, SelectField, Skeleton } from '@lantern/ui';
import clsx from 'clsx';
import { ChartSpline } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TroubleBlock } from '../../../lib/trouble/trouble-block.tsx';
import { type Figure, figuresOf, ranked, seriesOf } from './analyse.ts';
import { TrendChart } from './trend-chart.tsx';
import { useResults } from './use-results.ts';

/** As many results as one reply may have. */
const counted = 100;
const trendDraws = 20;

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
            <b className="text-h3">{token}</b>
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
  const sorted = figures
    .map((figure) => ({ ...figure, draws: figure.missing ?? of }))
    .toSorted((left, right) => right.draws - left.draws)
    .slice(0, 10);
  const most = Math.max(1, ...sorted.map(({ draws }) => draws));
  return (
    <section>
      <h3 className="mb-2 text-h3">{t('statistics.missing')}</h3>
      <ul className="flex flex-col gap-1.5">
        {sorted.map(({ token, draws, missing }) => (
          <li key={token} className="flex items-center gap-3 text-body">
            <b className="num w-8 text-label">{token}</b>
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
    </section>
  );
}

function Content({ game, results }: { game: LotteryGame; results: Result[] }): ReactNode {
  const { t } = useTranslation('lottery');
  const [at, setAt] = useState(0);
  const all = seriesOf(game.family);
  const series = all[at] ?? all[0];
  if (!series) return null;
  const figures = figuresOf(series, results);
  return (
    <>
      {all.length > 1 && (
        <SelectField
          label={t('statistics.of')}
          placeholder={t('statistics.of')}
          value={String(at)}
          onChange={({ target }) => setAt(Number(target.value) || 0)}
          options={all.map(({ place }, index) => ({
            value: String(index),
            label: t('row.place', { count: place ?? 1 }),
          }))}
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
      <Missing figures={figures} of={results.length} />
      {series.place !== undefined && (
        <TrendChart
          title={t('statistics.trend', { count: Math.min(trendDraws, results.length) })}
          tokens={series.tokens}
          drawn={results
            .slice(0, trendDraws)
            .map((result) => series.drawn(result)[0] ?? '')
            .toReversed()}
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
