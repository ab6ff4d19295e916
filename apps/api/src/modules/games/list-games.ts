import { heroOf } from '@lantern/art';
import {
  type Game,
  type gameDetails,
  type gameList,
  type gameMenus,
  type gameVendors,
  type hotGames,
  type popularGames,
  type QueryOf,
  Refusal,
  type ValueOf,
  type vendorCategories,
} from '@lantern/contracts';
import type { VisitorCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { languageFor } from '../brand/index.ts';
import { inLanguage } from '../content/index.ts';
import { offersDraws, soldGames } from '../lottery/index.ts';
import { catalogueOf } from './catalogue.ts';
import { describeGame, describeLanes, describeMenus } from './describe-games.ts';
import { findFacts, findPopularDraws, type GameRow, searchGames } from './games.store.ts';

/** The language that a query asks for, or else the caller's. */
const wishedOf = ({ brand, language }: VisitorCaller, wish: string | undefined): string =>
  languageFor(brand, [wish ?? '', language]);

interface Wish {
  language?: string | undefined;
}

export async function describeAll(
  context: Data,
  caller: VisitorCaller,
  rows: readonly GameRow[],
  { language }: Wish,
): Promise<Game[]> {
  const { brand } = caller;
  const catalogue = await catalogueOf(context, brand);
  const newSince = catalogue.newSince(context.clock.now());
  const look = { brand, language: wishedOf(caller, language), newSince };
  return rows.map((row) => describeGame(row, look));
}

interface Paged extends Wish {
  pageNo: number;
  pageSize: number;
}

/** One page of games, and how many there are. */
export async function describePage(
  context: Data,
  caller: VisitorCaller,
  query: Paged,
  games: readonly GameRow[],
): Promise<{ games: Game[]; total: number; totalPages: number }> {
  const { pageNo, pageSize } = query;
  const page = games.slice((pageNo - 1) * pageSize, pageNo * pageSize);
  return {
    games: await describeAll(context, caller, page, query),
    total: games.length,
    totalPages: Math.ceil(games.length / pageSize),
  };
}

export async function listMenus(
  context: Data,
  caller: VisitorCaller,
  query: QueryOf<typeof gameMenus>,
): Promise<ValueOf<typeof gameMenus>> {
  const catalogue = await catalogueOf(context, caller.brand);
  const draws = await offersDraws(context, caller.brand);
  return describeMenus(catalogue.shelves(), wishedOf(caller, query.language), draws);
}

export async function listVendorCategories(
  context: Data,
  caller: VisitorCaller,
  query: QueryOf<typeof vendorCategories>,
): Promise<ValueOf<typeof vendorCategories>> {
  const menus = await listMenus(context, caller, query);
  return menus
    .filter(({ vendors }) => vendors.length > 0)
    .map(({ gameCategory, title, cards }) => ({ gameCategory, title, cards }));
}

export async function listVendors(
  context: Data,
  caller: VisitorCaller,
  query: QueryOf<typeof gameVendors>,
): Promise<ValueOf<typeof gameVendors>> {
  const catalogue = await catalogueOf(context, caller.brand);
  return { data: { lanes: describeLanes(catalogue.shelves(), wishedOf(caller, query.language)) } };
}

export async function listHotGames(
  context: Data,
  caller: VisitorCaller,
  query: QueryOf<typeof hotGames>,
): Promise<ValueOf<typeof hotGames>> {
  const catalogue = await catalogueOf(context, caller.brand);
  const rows = catalogue.find({ hot: true, vendor: query.vassalage });
  return { list: await describeAll(context, caller, rows, query) };
}

export async function listPopularGames(
  context: Data,
  caller: VisitorCaller,
  query: QueryOf<typeof popularGames>,
): Promise<ValueOf<typeof popularGames>> {
  const rows = await findPopular(context, caller, query);
  return { list: await describeAll(context, caller, rows, query) };
}

/** Lottery games are no games of the catalogue: a brand sells those that its rate cards price. */
async function findPopular(
  context: Data,
  { brand }: VisitorCaller,
  { gameType, vassalage: vendor, count }: QueryOf<typeof popularGames>,
): Promise<readonly GameRow[]> {
  if (gameType === 'LOTT' || gameType === 'ELOTT') {
    const wanted = { category: gameType, vendor, codes: await soldGames(context, brand) };
    return findPopularDraws(context.db, brand, wanted, { now: context.clock.now(), limit: count });
  }
  const wanted = { popular: true, vendor, category: gameType || undefined };
  return (await catalogueOf(context, brand)).find(wanted, 'popular').slice(0, count);
}

export async function listGames(
  context: Data,
  caller: VisitorCaller,
  query: QueryOf<typeof gameList>,
): Promise<ValueOf<typeof gameList>> {
  const { db, clock } = context;
  const { brand } = caller;
  const catalogue = await catalogueOf(context, brand);
  const among = query.gameName ? await searchGames(db, brand, query.gameName) : undefined;
  const wanted = {
    category: query.gameType || undefined,
    vendor: query.vassalage,
    among,
    classify: query.gameClassify || undefined,
    stake: query.minBet || undefined,
    leastLines: query.minLineNum === '' ? undefined : query.minLineNum,
    hot: query.only === 'hot',
    newSince: query.only === 'new' ? catalogue.newSince(clock.now()) : undefined,
  };
  const language = wishedOf(caller, query.language);
  // Without an order, what matches a name best comes first.
  const found = catalogue.find(wanted, query.sort || (among && 'popular'), language);
  const closeness = ({ nodeId }: GameRow) => among?.get(nodeId) ?? 0;
  const games =
    among && !query.sort
      ? found.toSorted((one, other) => closeness(other) - closeness(one))
      : found;
  return describePage(context, caller, query, games);
}

/** @throws Refusal game_not_found, also for a game that the brand does not offer */
export async function showGame(
  context: Data,
  caller: VisitorCaller,
  query: QueryOf<typeof gameDetails>,
): Promise<ValueOf<typeof gameDetails>> {
  const { brand } = caller;
  const rows = (await catalogueOf(context, brand)).find({ nodeId: query.nodeId });
  const [[game], facts] = await Promise.all([
    describeAll(context, caller, rows, query),
    findFacts(context.db, query.nodeId),
  ]);
  if (!game || !facts) throw new Refusal('game_not_found');
  const { volatility, rules } = facts;
  const hero = heroOf(game.gameCode);
  return {
    game,
    ...(hero && { hero }),
    volatility,
    rules: inLanguage(rules, wishedOf(caller, query.language)) ?? null,
  };
}
