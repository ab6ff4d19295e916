import { useSearchParams } from 'react-router-dom';

/**
 * Codes of games, of ways to play and of draws; whatever else an address carries is not repeated on
 * the page.
 */
const code = /^[\w.-]{1,64}$/;

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
  readonly view: View;
  /** Changes parts of the address, in place. */
  ask(change: Readonly<Record<string, string>>): void;
}

/** The game, the play and the draw of an address (NAV-03). */
export function useAskedFor(): AskedFor {
  const [search, setSearch] = useSearchParams();
  const view = search.get('view');
  return {
    gameCode: read(search, 'gameCode'),
    playType: read(search, 'playType'),
    drawId: read(search, 'drawId'),
    view: views.find((one) => one === view) ?? 'bet',
    ask: (change) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          for (const [key, value] of Object.entries(change)) next.set(key, value);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
  };
}
