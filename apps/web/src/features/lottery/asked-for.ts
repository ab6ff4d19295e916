import { type Region, regions } from '@lantern/rules/lottery/codes';
import { useSearchParams } from 'react-router-dom';

/**
 * Codes of games, of ways to play and of draws; whatever else an address carries is not repeated on
 * the page.
 */
const code = /^[\w.-]{1,64}$/;

const date = /^2[01]\d\d-\d\d-\d\d$/;

const read = (search: URLSearchParams, key: string): string | undefined => {
  const asked = search.get(key) ?? '';
  return code.test(asked) ? asked : undefined;
};

/** What a page of a game shows. */
export const views = ['bet', 'results', 'statistics', 'tickets'] as const;
export type View = (typeof views)[number];

interface AskedFor {
  readonly gameCode: string | undefined;
  readonly playType: string | undefined;
  readonly drawId: string | undefined;
  /** The ticket to bet on again. */
  readonly again: string | undefined;
  /** A region of the archive, and its day. */
  readonly region: Region | undefined;
  readonly day: string | undefined;
  readonly view: View;
  /** Changes parts of the address, in place; an empty text removes one. */
  ask(change: Readonly<Record<string, string>>): void;
}

/** The game, the play and the draw of an address (NAV-03). */
export function useAskedFor(): AskedFor {
  const [search, setSearch] = useSearchParams();
  const view = search.get('view');
  const region = search.get('region');
  const day = search.get('day') ?? '';
  return {
    gameCode: read(search, 'gameCode'),
    playType: read(search, 'playType'),
    drawId: read(search, 'drawId'),
    again: read(search, 'again'),
    region: regions.find((one) => one === region),
    day: date.test(day) ? day : undefined,
    view: views.find((one) => one === view) ?? 'bet',
    ask: (change) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [key, value] of Object.entries(change))
            if (value === '') next.delete(key);
            else next.set(key, value);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}
