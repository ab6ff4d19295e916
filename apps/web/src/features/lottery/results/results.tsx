import type { LotteryGame } from '@lantern/contracts';
import { isBoard } from '@lantern/rules/lottery';
import { Card, EmptyState, Pager, Skeleton, StatusPill } from '@lantern/ui';
import clsx from 'clsx';
import { History } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { drawPath } from '../../../lib/navigation/draw-path.ts';
import { Link } from '../../../lib/navigation/link.tsx';
import { Moment } from '../../../lib/time/moment.tsx';
import { TroubleBlock } from '../../../lib/trouble/trouble-block.tsx';
import { useAskedFor } from '../asked-for.ts';
import { archivePath } from '../draws/game-path.ts';
import { ResultBalls } from '../draws/result-balls.tsx';
import { PaperCheck } from './paper-check.tsx';
import { PrizeTable } from './prize-table.tsx';
import { type DrawResult, useResults } from './use-results.ts';

/** A board of prizes is long: a week of them is a page. */
const boardsOfPage = 7;

function Row({ game, draw }: { game: LotteryGame; draw: DrawResult }): ReactNode {
  const { t } = useTranslation('lottery');
  return (
    <li
      className={clsx(
        'flex flex-wrap items-center gap-x-4 gap-y-2 py-3',
        'border-b border-border last:border-b-0',
      )}
    >
      <div className="min-w-40 flex-1 md:flex-none">
        <Link to={drawPath(draw.drawId)} className="num relative text-label text-brand hit-44">
          <bdi>{draw.numero}</bdi>
        </Link>
        <p className="text-caption text-text-3">
          <Moment instant={draw.drawsAt} />
        </p>
      </div>
      {draw.result === null ? (
        <StatusPill tone="neutral">{t(`state.${draw.state}`)}</StatusPill>
      ) : isBoard(game.family) ? (
        <div className="basis-full">
          <PrizeTable family={game.family} result={draw.result} />
        </div>
      ) : (
        <ResultBalls family={game.family} result={draw.result} />
      )}
    </li>
  );
}

/** The results of a game: all of them, or those of a day. */
export default function Results({ game }: { game: LotteryGame }): ReactNode {
  const { t } = useTranslation(['lottery', 'common']);
  const asked = useAskedFor();
  const [day, setDay] = useState(asked.day ?? '');
  const [pageNo, setPageNo] = useState(1);
  const id = useId();
  const pageSize = isBoard(game.family) ? boardsOfPage : 20;
  const { data, error, isFetching, refetch } = useResults(game.gameCode, { day, pageNo, pageSize });
  return (
    <Card as="section" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <h2 className="text-h2">{t('view.results')}</h2>
        <div className="flex flex-col gap-1">
          <label htmlFor={id} className="text-caption text-text-2">
            {t('results.day')}
          </label>
          <input
            id={id}
            type="date"
            value={day}
            onChange={({ target }) => {
              setDay(target.value);
              setPageNo(1);
            }}
            className={clsx(
              'min-h-11 rounded-button border border-border-strong bg-surface px-3',
              'text-article text-text',
            )}
          />
        </div>
      </div>
      {game.region && (
        <Link
          to={archivePath(game.region, day)}
          className="relative self-start text-label text-brand hit-44"
        >
          {t('archive.title')}
        </Link>
      )}
      {error && !data ? (
        <TroubleBlock trouble={error} busy={isFetching} onRetry={() => void refetch()} />
      ) : !data ? (
        <Skeleton className="h-80 rounded-button" />
      ) : data.total === 0 ? (
        <EmptyState icon={<History size={28} />} title={t('results.empty')} />
      ) : (
        <>
          {game.gameType === 'LOTT' && isBoard(game.family) && (
            <PaperCheck
              family={game.family}
              draws={data.list.map(({ numero, result }) => ({ name: numero, result }))}
            />
          )}
          <ul>
            {data.list.map((draw) => (
              <Row key={draw.drawId} game={game} draw={draw} />
            ))}
          </ul>
          <Pager
            page={pageNo}
            totalPages={data.totalPages}
            onPage={setPageNo}
            label={t('results.pages')}
            previousLabel={t('common:previous')}
            nextLabel={t('common:next')}
            pageLabel={(page) => t('results.page', { page })}
          />
        </>
      )}
    </Card>
  );
}
