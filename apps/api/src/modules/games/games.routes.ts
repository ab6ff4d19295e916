import { endpoints } from '@lantern/contracts';
import type { Data } from '../../contexts.ts';
import type { Routes } from '../../http/routes.ts';
import { describeMenus } from './describe-games.ts';
import { findGames } from './games.store.ts';
import { listGames, listHotGames } from './list-games.ts';

export function gamesRoutes(routes: Routes, context: Data): void {
  routes.on(endpoints.gameMenus, async ({ caller }) =>
    describeMenus(await findGames(context.db, caller.brand.id)),
  );
  routes.on(endpoints.hotGames, ({ caller, query }) => listHotGames(context, caller, query));
  routes.on(endpoints.gameList, ({ caller, query }) => listGames(context, caller, query));
}
