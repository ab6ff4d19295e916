import { gameClassifications } from '@lantern/contracts';
import { useSearchParams } from 'react-router-dom';
import { useSession } from '../../../lib/session/session.ts';
import type { Vendors } from '../use-categories.ts';
import { searchable } from './searchable.ts';

/** What a lobby shows: all games by popularity, some of them, or the member's own. */
export const views = ['popular', 'hot', 'new', 'favourites', 'recent'] as const;
export type View = (typeof views)[number];

/** What only a login has. */
export const isOwn = (view: View): boolean => view === 'favourites' || view === 'recent';

export const sorts = ['popular', 'new', 'name', 'rtp'] as const;

/** As many pages as a long list has before a search is the better way. */
const lastPage = 60;

/** The state of a lobby in the address, so that a link, a reload and Back show the same games. */
export interface LobbyChoice {
  /** The chosen vendor, by its code; an unknown one is none (NAV-03). */
  vassalage: string | undefined;
  name: string;
  view: View;
  sort: (typeof sorts)[number] | undefined;
  classify: (typeof gameClassifications)[number] | undefined;
  /** Minor units; games that can be played with it. */
  stake: string | undefined;
  lines: string | undefined;
  /** How many pages of the list are shown, one below the other. */
  pages: number;
}

type Key = 'page' | 'gameName' | 'pageNo' | 'view' | 'sort' | 'kind' | 'stake' | 'lines';
export type Change = Partial<Record<Key, string>>;

const numberOf = (text: string | null): number =>
  text !== null && /^\d{1,5}$/.test(text) ? Math.min(Math.max(Number(text), 1), lastPage) : 1;

const oneOf = <Known extends string>(known: readonly Known[], text: string | null) =>
  known.find((one) => one === text);

const matching = (pattern: RegExp, text: string | null) =>
  text !== null && pattern.test(text) ? text : undefined;

/** The search of an address with other choices; every change of them begins at the first page. */
function changed(search: URLSearchParams, change: Change): URLSearchParams {
  const next = new URLSearchParams(search);
  next.delete('pageNo');
  for (const [key, value] of Object.entries(change)) {
    if (value) next.set(key, value);
    else next.delete(key);
  }
  return next;
}

/** Reads and changes the choices of a lobby, which are in the address. */
export function useLobbyChoice(vendors: Vendors) {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('page');
  const view = oneOf(views, search.get('view')) ?? 'popular';
  const loggedIn = useSession() !== undefined;
  const choice: LobbyChoice = {
    vassalage: vendors.find(({ vassalage }) => vassalage === asked)?.vassalage,
    name: searchable(search.get('gameName') ?? ''),
    view: isOwn(view) && !loggedIn ? 'popular' : view,
    sort: oneOf(sorts, search.get('sort')),
    classify: oneOf(gameClassifications, search.get('kind')),
    stake: matching(/^[1-9]\d{0,14}$/, search.get('stake')),
    lines: matching(/^[1-9]\d{0,3}$/, search.get('lines')),
    pages: numberOf(search.get('pageNo')),
  };
  return {
    choice,
    /** Where the chip of a vendor leads; without one, to the games of all. */
    vendorLink: (vassalage?: string) => ({
      search: `?${changed(search, { page: vassalage ?? '' })}`,
    }),
    /** Typing is one step of the history, however many letters it has. */
    onSearch: (name: string) =>
      setSearch((now) => changed(now, { gameName: name }), { replace: true }),
    onChange: (change: Change) => setSearch((now) => changed(now, change)),
    /** All games again, of the same vendor. */
    onReset: () =>
      setSearch((now) =>
        changed(now, { gameName: '', view: '', sort: '', kind: '', stake: '', lines: '' }),
      ),
    onPages: (pages: number) =>
      setSearch((now) => changed(now, { pageNo: String(pages) }), { replace: true }),
  };
}

export type Lobby = ReturnType<typeof useLobbyChoice>;

/** How many filters are set, beside view, vendor and name. */
export const filtersOf = ({ sort, classify, stake, lines }: LobbyChoice): number =>
  [sort, classify, stake, lines].filter((one) => one !== undefined).length;
