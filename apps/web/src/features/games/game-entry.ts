import type { Location, NavigateOptions } from 'react-router-dom';
import { paths } from '../../lib/navigation/paths.ts';

/** The return path in the history entry of a game. */
interface GameEntry {
  from: string;
  /** The entry below is the page that the member came from. */
  below: boolean;
}

const read = ({ state }: Location): GameEntry | undefined => {
  const entry = state as Partial<GameEntry> | null;
  return typeof entry?.from === 'string'
    ? { from: entry.from, below: entry.below === true }
    : undefined;
};

/**
 * The history entry of a game. It replaces an overlay, so that Back does not reopen it, and itself
 * on a restart.
 */
export function entryFrom(location: Location, covered: boolean): NavigateOptions {
  if (location.pathname === paths.game) return { replace: true, state: location.state };
  const search = new URLSearchParams(location.search);
  for (const kind of ['overlay', 'centre', 'agent']) search.delete(kind);
  const from = `${location.pathname}${search.size > 0 ? `?${search}` : ''}`;
  const { above } = (location.state as { above?: boolean } | null) ?? {};
  return {
    replace: covered,
    state: { from, below: !covered || above === true } satisfies GameEntry,
  };
}

/** Leaves a game: a step back in the history if the previous page is there. */
export function wayOut(location: Location): { to: -1 } | { to: string; replace: true } {
  const entry = read(location);
  if (entry?.below) return { to: -1 };
  return { to: entry?.from ?? paths.hot, replace: true };
}
