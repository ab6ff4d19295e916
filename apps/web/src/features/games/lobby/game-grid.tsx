import type { Game } from '@lantern/contracts';
import { TileSkeleton } from '@lantern/ui';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { GameCard } from '../game-card.tsx';
import { useLaunch } from '../launch.ts';

/** Rows come out even: 42 games are 14 × 3, 7 × 6 and 6 × 7. */
const usual = 'grid grid-cols-3 gap-2 md:grid-cols-5 md:gap-3';
/** Few games are larger, so that they fill a wide row. */
const wideRow = (games: number) =>
  games <= 5 ? undefined : games === 6 ? 'xl:grid-cols-6' : 'xl:grid-cols-7';
const threeInARow = 'grid grid-cols-3 gap-2 md:gap-3';

const skeletons = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm', 'n'];

interface GameGridProps {
  /** Undefined until they are known. */
  games: readonly Game[] | undefined;
  /** The previous page, shown until the next one arrives. */
  old?: boolean;
  /** In a dialog there is room for three in a row. */
  few?: boolean;
  label: string;
}

/** Games as tiles. */
export function GameGrid({ games, old = false, few, label }: GameGridProps): ReactNode {
  const launch = useLaunch();
  const columns = few ? threeInARow : clsx(usual, wideRow(games?.length ?? skeletons.length));
  if (!games) {
    return (
      <div aria-busy="true" className={columns}>
        {skeletons.slice(0, few ? 3 : undefined).map((key) => (
          <TileSkeleton key={key} />
        ))}
      </div>
    );
  }
  return (
    <ul
      aria-label={label}
      aria-busy={old}
      className={clsx(columns, 'transition-opacity', old && 'opacity-55')}
    >
      {games.map((game) => (
        <li key={game.nodeId} className="min-w-0">
          <GameCard game={game} {...launch} />
        </li>
      ))}
    </ul>
  );
}
