import { endpoints } from '@lantern/contracts';
import type { Data } from '../../contexts.ts';
import type { Routes } from '../../http/routes.ts';
import { listGames, listHotGames, listMenus } from './list-games.ts';

export function gamesRoutes(routes: Routes, context: Data): void {
  routes.on(endpoints.gameMenus, ({ caller, query }) => listMenus(context, caller, query));
  routes.on(endpoints.hotGames, ({ caller, query }) => listHotGames(context, caller, query));
  routes.on(endpoints.gameList, ({ caller, query }) => listGames(context, caller, query));
}
