import type { gameList, gameMenus, hotGames, QueryOf, ValueOf } from '@lantern/contracts';
import type { VisitorCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { languageFor } from '../brand/index.ts';
import { describeGame, describeMenus } from './describe-games.ts';
import { findGames } from './games.store.ts';
import { searchGames } from './search.store.ts';

/** The language that a query asks for, or else the caller's. */
const wishedOf = ({ brand, language }: VisitorCaller, wish: string | undefined): string =>
  languageFor(brand, [wish ?? '', language]);

export async function listMenus(
  { db }: Data,
  caller: VisitorCaller,
  query: QueryOf<typeof gameMenus>,
): Promise<ValueOf<typeof gameMenus>> {
  return describeMenus(await findGames(db, caller.brand), wishedOf(caller, query.language));
}

export async function listHotGames(
  { db, clock }: Data,
  caller: VisitorCaller,
  { vassalage, language }: QueryOf<typeof hotGames>,
): Promise<ValueOf<typeof hotGames>> {
  const { brand } = caller;
  const look = { brand, language: wishedOf(caller, language), now: clock.now() };
  const games = await findGames(db, brand);
  const hot = games.filter((game) => game.hot && (!vassalage || game.vendorCode === vassalage));
  return { list: hot.map((game) => describeGame(game, look)) };
}

export async function listGames(
  { db, clock }: Data,
  caller: VisitorCaller,
  query: QueryOf<typeof gameList>,
): Promise<ValueOf<typeof gameList>> {
  const { brand } = caller;
  const { pageNo, pageSize } = query;
  const look = { brand, language: wishedOf(caller, query.language), now: clock.now() };
  const { rows, total } = await searchGames(db, {
    brand,
    language: look.language,
    category: query.gameType || undefined,
    vendor: query.vassalage,
    part: query.gameName,
    classify: query.gameClassify || undefined,
    stake: query.minBet || undefined,
    leastLines: query.minLineNum === '' ? undefined : query.minLineNum,
    limit: pageSize,
    offset: (pageNo - 1) * pageSize,
  });
  const games = rows.map((game) => describeGame(game, look));
  return { games, total, totalPages: Math.ceil(total / pageSize) };
}
