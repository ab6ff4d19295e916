import type { GameCategory, gameSorts } from '@lantern/contracts';
import type { Data } from '../../contexts.ts';
import type { Brand } from '../brand/index.ts';
import { movedVendors } from './categories.ts';
import { isNewGame, nameOf } from './describe-games.ts';
import { findGames, type GameRow } from './games.store.ts';

/** How long a change of the catalogue may take to be seen; cached replies live as long. */
const life = 30_000;

const dayMs = 24 * 3600 * 1000;
/** A game is new for thirty days. The games of a brand's first day are its beginning, not news. */
const newForMs = 30 * dayMs;

type Sort = (typeof gameSorts)[number];

/** So many answers of filters are kept; a stranger who varies them makes no more. */
const mostKept = 200;

/** Which games of a brand; a criterion that is missing excludes none. */
export interface Wanted {
  nodeId?: string | undefined;
  category?: GameCategory | undefined;
  vendor?: string | undefined;
  /** Node ids. */
  among?: ReadonlyMap<string, unknown> | undefined;
  classify?: string | undefined;
  /** Minor units; games that accept this stake. */
  stake?: string | undefined;
  leastLines?: number | undefined;
  hot?: boolean | undefined;
  newSince?: Date | undefined;
  popular?: boolean | undefined;
}

/** The games of a vendor in a category. */
export interface Shelf {
  category: string;
  vendorCode: string;
  vendorName: string;
  games: number;
  hot: boolean;
  kinds: Set<string>;
  first: GameRow;
}

/**
 * The games that a brand offers, in memory: filters and orders of a lobby with many thousands of
 * games then cost no query.
 */
export class Catalogue {
  readonly #brand: Brand;
  readonly #games: readonly GameRow[];
  readonly #firstDayEnds: number;
  readonly #sorted = new Map<string, readonly GameRow[]>();
  readonly #places = new Map<readonly GameRow[], ReadonlyMap<string, number>>();
  readonly #found = new Map<string, readonly GameRow[]>();
  #shelves: readonly Shelf[] | undefined;

  constructor(brand: Brand, games: readonly GameRow[]) {
    this.#brand = brand;
    this.#games = games;
    const added = games.map(({ createdAt }) => createdAt.getTime());
    this.#firstDayEnds = added.reduce((one, other) => Math.min(one, other), Infinity) + dayMs;
  }

  /** Games added after this are new. */
  newSince(now: Date): Date {
    return new Date(
      Math.max(now.getTime() - newForMs, Math.min(this.#firstDayEnds, now.getTime())),
    );
  }

  /** The games that match, in the order asked for, or else in the brand's. */
  find(wanted: Wanted = {}, sort?: Sort, language = 'en'): readonly GameRow[] {
    const { among, newSince, nodeId, ...lasting } = wanted;
    if (among || newSince || nodeId) return this.#filter(wanted, sort, language);
    const key = JSON.stringify([lasting, sort, sort === 'name' && language]);
    const found = this.#found.get(key) ?? this.#filter(wanted, sort, language);
    if (this.#found.size < mostKept) this.#found.set(key, found);
    return found;
  }

  #filter(wanted: Wanted, sort: Sort | undefined, language: string): readonly GameRow[] {
    const ordered = sort ? this.#inOrder(sort, language) : this.#games;
    const games = wanted.among ? this.#named(ordered, wanted.among) : ordered;
    const { currency } = this.#brand;
    const stake = wanted.stake === undefined ? undefined : Number(wanted.stake);
    return games.filter(
      (game) =>
        (!wanted.nodeId || game.nodeId === wanted.nodeId) &&
        (!wanted.category || game.category === wanted.category) &&
        (!wanted.vendor || game.vendorCode === wanted.vendor) &&
        (!wanted.classify || game.classify === wanted.classify) &&
        (stake === undefined || Number(game.minBets[currency] ?? Number.NaN) <= stake) &&
        (wanted.leastLines === undefined || (game.lineNum ?? -1) >= wanted.leastLines) &&
        (!wanted.hot || game.hot) &&
        (!wanted.newSince || isNewGame(game, wanted.newSince)) &&
        (!wanted.popular || game.popularity > 0),
    );
  }

  /** How many games of each vendor are in each category, vendors in the order of their games. */
  shelves(): readonly Shelf[] {
    this.#shelves ??= this.#fillShelves();
    return this.#shelves;
  }

  #fillShelves(): Shelf[] {
    const shelves = new Map<string, Shelf>();
    for (const game of this.#games) {
      const key = `${game.category} ${game.vendorCode}`;
      const { category, vendorCode, vendorName } = game;
      const shelf = shelves.get(key) ?? {
        ...{ category, vendorCode, vendorName, first: game },
        ...{ games: 0, hot: false, kinds: new Set<string>() },
      };
      shelves.set(key, shelf);
      shelf.games += 1;
      shelf.hot ||= game.hot;
      if (game.classify) shelf.kinds.add(game.classify);
    }
    return [...shelves.values()];
  }

  /** Some games in their order: few are named, so the others are not looked at. */
  #named(ordered: readonly GameRow[], among: ReadonlyMap<string, unknown>): GameRow[] {
    const places =
      this.#places.get(ordered) ?? new Map(ordered.map(({ nodeId }, place) => [nodeId, place]));
    this.#places.set(ordered, places);
    return [...among.keys()]
      .flatMap((nodeId) => places.get(nodeId) ?? [])
      .toSorted((one, other) => one - other)
      .flatMap((place) => ordered[place] ?? []);
  }

  #inOrder(sort: Sort, language: string): readonly GameRow[] {
    const key = sort === 'name' ? `name ${language}` : sort;
    const sorted = this.#sorted.get(key) ?? this.#games.toSorted(orderBy(sort, language));
    this.#sorted.set(key, sorted);
    return sorted;
  }
}

/** Compares two games; those that are equal stay in the brand's order. */
function orderBy(sort: Sort, language: string): (one: GameRow, other: GameRow) => number {
  const { compare } = new Intl.Collator(language, { numeric: true });
  const rtpOf = ({ rtp }: GameRow) => (rtp === null ? -1 : Number(rtp));
  const orders: Record<Sort, (one: GameRow, other: GameRow) => number> = {
    popular: (one, other) => other.popularity - one.popularity,
    new: (one, other) => other.createdAt.getTime() - one.createdAt.getTime(),
    name: (one, other) => compare(nameOf(one, language), nameOf(other, language)),
    rtp: (one, other) => rtpOf(other) - rtpOf(one),
  };
  return orders[sort];
}

interface Kept {
  catalogue: Promise<Catalogue>;
  goodUntil: number;
}

/** By database and brand, as this process has read them. */
const kept = new WeakMap<Data['db'], Map<string, Kept>>();

/** The brand's catalogue; concurrent callers share one read. */
export function catalogueOf({ db, clock }: Data, brand: Brand): Promise<Catalogue> {
  const known = kept.get(db) ?? new Map<string, Kept>();
  kept.set(db, known);
  const now = clock.now().getTime();
  // Staff may move vendors to other categories meanwhile.
  const key = `${brand.id} ${JSON.stringify(movedVendors(brand))}`;
  const last = known.get(key);
  const left = (last?.goodUntil ?? now) - now;
  // More is left only after the clock was set back.
  if (last && left > 0 && left <= life) return last.catalogue;
  const catalogue = findGames(db, brand).then((games) => new Catalogue(brand, games));
  for (const other of known.keys()) if (other.startsWith(brand.id)) known.delete(other);
  known.set(key, { catalogue, goodUntil: now + life });
  catalogue.catch(() => known.delete(key));
  return catalogue;
}
