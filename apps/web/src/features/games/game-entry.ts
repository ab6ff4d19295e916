import type { Location, NavigateOptions } from 'react-router-dom';
import { paths } from '../../lib/navigation/paths.ts';
import type { GameRef } from './game-ref.ts';

/** What names a game to the site. */
type Named = Pick<GameRef, 'nodeId' | 'vassalage' | 'name'>;

/** What the history entry of a game keeps, through a reload. */
interface GameEntry {
  /** The return path. */
  from: string;
  /** The entry below is the page that the member came from. */
  below: boolean;
  /** The game, which a reload opens again. Its address works once and is not kept. */
  game: Named;
}

const read = ({ state }: Location): GameEntry | undefined => {
  const entry = state as Partial<GameEntry> | null;
  return typeof entry?.from === 'string' && entry.game
    ? { from: entry.from, below: entry.below === true, game: entry.game }
    : undefined;
};

/** The game of this history entry; undefined for an address that was typed. */
export const gameOf = (location: Location): Named | undefined => read(location)?.game;

/**
 * The history entry of a game. It replaces an overlay, so that Back does not reopen it, and itself
 * on a restart.
 */
export function entryFrom(
  location: Location,
  covered: boolean,
  { nodeId, vassalage, name }: Named,
): NavigateOptions {
  if (location.pathname === paths.game) return { replace: true, state: location.state };
  const search = new URLSearchParams(location.search);
  for (const kind of ['overlay', 'centre', 'agent']) search.delete(kind);
  const from = `${location.pathname}${search.size > 0 ? `?${search}` : ''}`;
  const { above } = (location.state as { above?: boolean } | null) ?? {};
  return {
    replace: covered,
    state: {
      from,
      below: !covered || above === true,
      game: { nodeId, vassalage, ...(name !== undefined && { name }) },
    } satisfies GameEntry,
  };
}

/** Leaves a game: a step back in the history if the previous page is there. */
export function wayOut(location: Location): { to: -1 } | { to: string; replace: true } {
  const entry = read(location);
  if (entry?.below) return { to: -1 };
  return { to: entry?.from ?? paths.hot, replace: true };
}
