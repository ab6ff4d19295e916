import type { gameList, hotGames, QueryOf, ValueOf } from '@lantern/contracts';
import type { VisitorCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { describeGame } from './describe-games.ts';
import { findGames } from './games.store.ts';
import { searchGames } from './search.store.ts';

export async function listHotGames(
  { db, clock }: Data,
  { brand, language }: VisitorCaller,
  { vassalage }: QueryOf<typeof hotGames>,
): Promise<ValueOf<typeof hotGames>> {
  const games = await findGames(db, brand.id);
  const hot = games.filter((game) => game.hot && (!vassalage || game.vendorCode === vassalage));
  return { list: hot.map((game) => describeGame(game, language, clock.now())) };
}

export async function listGames(
  { db, clock }: Data,
  { brand, language }: VisitorCaller,
  { gameType, vassalage, gameName, pageNo, pageSize }: QueryOf<typeof gameList>,
): Promise<ValueOf<typeof gameList>> {
  const { rows, total } = await searchGames(db, {
    brandId: brand.id,
    language,
    category: gameType,
    vendor: vassalage,
    part: gameName,
    limit: pageSize,
    offset: (pageNo - 1) * pageSize,
  });
  const games = rows.map((game) => describeGame(game, language, clock.now()));
  return { games, total, totalPages: Math.ceil(total / pageSize) };
}
