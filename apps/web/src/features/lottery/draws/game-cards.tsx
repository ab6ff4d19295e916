import type { LotteryGame } from '@lantern/contracts';
import { Card, Countdown, IconButton, Picture } from '@lantern/ui';
import { artAddress } from '@lantern/ui/art-address';
import clsx from 'clsx';
import { Heart } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../../lib/navigation/link.tsx';
import { useMomentText } from '../../../lib/time/moment.tsx';
import { gamePath } from './game-path.ts';
import { ResultBalls } from './result-balls.tsx';
import type { OpenedGame } from './use-draws.ts';
import type { Favourites } from './use-favourites.ts';

interface GameCardProps {
  game: LotteryGame;
  opened: OpenedGame | undefined;
  now: () => number;
  onClosed: () => void;
  favourites?: Favourites | undefined;
}

/** From so far ahead a draw is named by its time. */
const countedMs = 86_400_000;

/** The time of a draw that is far ahead. */
function Far({ opened, now }: Pick<GameCardProps, 'opened' | 'now'>): ReactNode {
  const textOf = useMomentText();
  const closesAt = opened?.numeros[0]?.closesAt;
  if (!closesAt || Date.parse(closesAt) - now() <= countedMs) return null;
  return (
    <time dateTime={closesAt} className="num block text-caption text-text-2">
      {textOf(closesAt)}
    </time>
  );
}

/** Counts down to the next draw; one that is far ahead has its time below the name. */
function Next({ opened, now, onClosed }: Omit<GameCardProps, 'game' | 'favourites'>): ReactNode {
  const { t } = useTranslation('lottery');
  const next = opened?.numeros[0];
  const closesAt = next ? Date.parse(next.closesAt) : undefined;
  if (closesAt !== undefined && closesAt - now() > countedMs) return null;
  return (
    <span className="rounded-control bg-sunken px-2 py-1 text-label">
      {next && closesAt !== undefined ? (
        <Countdown key={next.drawId} until={closesAt} now={now} onEnd={onClosed} />
      ) : (
        <span className="text-caption text-text-3">{t('noDraw')}</span>
      )}
    </span>
  );
}

/** How often a game draws. */
function Every({ game }: { game: LotteryGame }): ReactNode {
  const { t } = useTranslation('lottery');
  const { every } = game;
  if (every === null) return null;
  return (
    <span className="text-caption text-text-3">
      {every % 60 === 0
        ? t('every.minutes', { count: every / 60 })
        : t('every.seconds', { count: every })}
    </span>
  );
}

/** Marks a game as a favourite of the member, or no longer. */
function Mark({ game, favourites }: Pick<GameCardProps, 'game' | 'favourites'>): ReactNode {
  const { t } = useTranslation('lottery');
  if (!favourites?.toggle) return null;
  const { gameCode, gameName: name } = game;
  const pressed = favourites.has(gameCode);
  return (
    <IconButton
      label={t(pressed ? 'favourite.remove' : 'favourite.add', { name })}
      aria-pressed={pressed}
      icon={<Heart size={18} aria-hidden className={clsx(pressed && 'fill-current text-danger')} />}
      onClick={() => favourites.toggle?.(gameCode)}
      className="relative z-1 -m-2 shrink-0"
    />
  );
}

/** One game of the lobby: its countdown and last result, as a link. */
export function GameCard({ game, opened, now, onClosed, favourites }: GameCardProps): ReactNode {
  return (
    <Card className="relative flex h-full flex-col gap-3 transition hover:border-border-strong">
      <div className="flex items-start gap-3">
        <Picture
          src={artAddress('game', `ELOTT.${game.gameCode}`)}
          width={300}
          height={400}
          className="size-12 shrink-0 rounded-button object-cover object-[50%_42%]"
        />
        <div className="min-w-0 flex-1">
          <h3 className="text-h3">
            <Link
              to={gamePath(game)}
              className="text-text no-underline after:absolute after:inset-0 after:rounded-card"
            >
              <bdi>{game.gameName}</bdi>
            </Link>
          </h3>
          <Every game={game} />
          <Far {...{ opened, now }} />
        </div>
        <Next {...{ opened, now, onClosed }} />
        <Mark {...{ game, favourites }} />
      </div>
      {opened?.last && (
        <ResultBalls family={game.family} result={opened.last.result} className="mt-auto" />
      )}
    </Card>
  );
}
