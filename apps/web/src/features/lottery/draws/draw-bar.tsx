import type { LotteryGame } from '@lantern/contracts';
import { Button, Card, Countdown, Picture, StatusPill } from '@lantern/ui';
import { artAddress } from '@lantern/ui/art-address';
import clsx from 'clsx';
import { ArrowLeft, MoonStar } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { drawPath } from '../../../lib/navigation/draw-path.ts';
import { Link } from '../../../lib/navigation/link.tsx';
import { paths } from '../../../lib/navigation/paths.ts';
import { useMomentText } from '../../../lib/time/moment.tsx';
import { ResultBalls } from './result-balls.tsx';
import type { Draws } from './use-draws.ts';

/** From so far ahead a draw is named by its time, and not counted down. */
const countedMs = 86_400_000;

function Closing({ draws }: { draws: Draws }): ReactNode {
  const { t } = useTranslation('lottery');
  const textOf = useMomentText();
  const { current, now, refresh } = draws;
  if (!current)
    return draws.isLoading ? null : (
      <StatusPill tone="neutral" icon={MoonStar}>
        {t('noDraw')}
      </StatusPill>
    );
  const closesAt = Date.parse(current.closesAt);
  const isFar = closesAt - now() > countedMs;
  return (
    <div className="flex flex-col gap-1">
      <p className="text-caption text-text-2">
        <bdi className="num font-bold text-text">{current.numero}</bdi> ·{' '}
        {t(isFar ? 'published.closesAt' : 'draw.closes')}
      </p>
      {isFar ? (
        <time dateTime={current.closesAt} className="text-h3">
          {textOf(current.closesAt)}
        </time>
      ) : (
        <Countdown
          key={current.drawId}
          kind="blocks"
          until={closesAt}
          now={now}
          onEnd={refresh}
          announce={(count) => t('draw.announce', { count })}
        />
      )}
    </div>
  );
}

/** The draw whose result is awaited, else the last result. */
function Last({ game, draws }: { game: LotteryGame; draws: Draws }): ReactNode {
  const { t } = useTranslation('lottery');
  const { waiting, last } = draws;
  if (waiting)
    return (
      <div className="flex flex-col gap-1">
        <p className="text-caption text-text-2">
          <bdi className="num font-bold text-text">{waiting.numero}</bdi>
        </p>
        <p role="status" className="flex min-h-8 items-center gap-2 text-label text-warning">
          <span
            aria-hidden
            className={clsx(
              'size-4 rounded-full border-3 border-current border-e-transparent',
              'motion-safe:animate-spin',
            )}
          />
          <Link to={drawPath(waiting.drawId)} className="text-warning underline">
            {t('draw.waiting')}
          </Link>
        </p>
      </div>
    );
  if (!last) return null;
  return (
    <div className="flex flex-col gap-1">
      <p className="text-caption text-text-2">
        {t('draw.last')}{' '}
        <Link to={drawPath(last.drawId)} className="num font-bold text-brand underline">
          <bdi>{last.numero}</bdi>
        </Link>
      </p>
      <ResultBalls key={last.drawId} family={game.family} result={last.result} arriving />
    </div>
  );
}

/** A game with its draw: the countdown, the last result, and the way back. */
export function DrawBar({ game, draws }: { game: LotteryGame; draws: Draws }): ReactNode {
  const { t } = useTranslation('lottery');
  return (
    <Card className="flex flex-wrap items-center gap-x-8 gap-y-3">
      <div className="flex min-w-0 items-center gap-3">
        <Picture
          src={artAddress('game', `ELOTT.${game.gameCode}`)}
          width={300}
          height={400}
          className="size-14 shrink-0 rounded-button object-cover object-[50%_42%]"
        />
        <div className="min-w-0">
          <h1 className="text-h1">
            <bdi>{game.gameName}</bdi>
          </h1>
          <Button
            as={Link}
            to={game.gameType === 'LOTT' ? paths.vnlottery : paths.lottery}
            kind="ghost"
            size={36}
            className="-ms-3"
            start={<ArrowLeft size={16} aria-hidden className="rtl:-scale-x-100" />}
          >
            {t('overview')}
          </Button>
        </div>
      </div>
      <Closing draws={draws} />
      <div className="min-w-0 md:ms-auto">
        <Last game={game} draws={draws} />
      </div>
    </Card>
  );
}
