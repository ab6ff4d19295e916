import { endpoints } from '@lantern/contracts';
import type { Data } from '../../contexts.ts';
import type { Routes } from '../../http/routes.ts';
import { describeGame, describeMenus } from './describe-games.ts';
import { findGames } from './games.store.ts';
import { searchGames } from './search.store.ts';

export function gamesRoutes(routes: Routes, { db, clock }: Data): void {
  routes.on(endpoints.gameMenus, async ({ brand }) => describeMenus(await findGames(db, brand.id)));
  routes.on(endpoints.hotGames, async ({ brand, language, query }) => {
    const games = await findGames(db, brand.id);
    const hot = games.filter(
      (game) => game.hot && (!query.vassalage || game.vendorCode === query.vassalage),
    );
    return { list: hot.map((game) => describeGame(game, language, clock.now())) };
  });
  routes.on(endpoints.gameList, async ({ brand, language, query }) => {
    const { gameType: category, vassalage: vendor, gameName: part, pageNo, pageSize } = query;
    const page = { limit: pageSize, offset: (pageNo - 1) * pageSize };
    const { rows, total } = await searchGames(db, {
      brandId: brand.id,
      language,
      category,
      vendor,
      part,
      ...page,
    });
    const games = rows.map((game) => describeGame(game, language, clock.now()));
    return { games, total, totalPages: Math.ceil(total / pageSize) };
  });
}
