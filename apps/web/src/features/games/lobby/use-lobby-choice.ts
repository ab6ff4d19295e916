import { useSearchParams } from 'react-router-dom';
import type { Vendors } from '../use-categories.ts';
import { searchable } from './searchable.ts';

/** The pages that the site counts to. */
const lastPage = 10_000;

/** The state of a lobby in the address, so that a link, a reload and Back show the same games. */
export interface LobbyChoice {
  /** The chosen vendor, by its code; an unknown one is none (NAV-03). */
  vassalage: string | undefined;
  name: string;
  pageNo: number;
}

type Change = Partial<Record<'page' | 'gameName' | 'pageNo', string>>;

const numberOf = (text: string | null): number =>
  text !== null && /^\d{1,5}$/.test(text) ? Math.min(Math.max(Number(text), 1), lastPage) : 1;

/**
 * The search of an address with other choices; every change but that of the page begins at the
 * first page.
 */
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
  const choice: LobbyChoice = {
    vassalage: vendors.find(({ vassalage }) => vassalage === asked)?.vassalage,
    name: searchable(search.get('gameName') ?? ''),
    pageNo: numberOf(search.get('pageNo')),
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
    onPage: (pageNo: number, how: { replace?: boolean } = {}) =>
      setSearch((now) => changed(now, { pageNo: String(pageNo) }), how),
  };
}

export type Lobby = ReturnType<typeof useLobbyChoice>;
