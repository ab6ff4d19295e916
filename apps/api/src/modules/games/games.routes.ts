import { endpoints } from '@lantern/contracts';
import type { Data, Logged, Vendors } from '../../contexts.ts';
import type { Routes } from '../../http/routes.ts';
import {
  listGames,
  listHotGames,
  listMenus,
  listPopularGames,
  listVendorCategories,
  listVendors,
  showGame,
} from './list-games.ts';
import { listRooms } from './list-rooms.ts';
import { changeFavourite, listFavouriteIds, listFavourites, listRecent } from './own-games.ts';

export function gamesRoutes(routes: Routes, context: Data & Logged & Vendors): void {
  routes.on(endpoints.gameMenus, ({ caller, query }) => listMenus(context, caller, query));
  routes.on(endpoints.vendorCategories, ({ caller, query }) =>
    listVendorCategories(context, caller, query),
  );
  routes.on(endpoints.gameVendors, ({ caller, query }) => listVendors(context, caller, query));
  routes.on(endpoints.hotGames, ({ caller, query }) => listHotGames(context, caller, query));
  routes.on(endpoints.popularGames, ({ caller, query }) =>
    listPopularGames(context, caller, query),
  );
  routes.on(endpoints.gameList, ({ caller, query }) => listGames(context, caller, query));
  routes.on(endpoints.gameDetails, ({ caller, query }) => showGame(context, caller, query));
  routes.on(endpoints.roomList, ({ caller, query }) => listRooms(context, caller, query));
}

/** The games of one member. */
export function ownGamesRoutes(routes: Routes, context: Data): void {
  routes.on(endpoints.favouriteIds, ({ caller }) => listFavouriteIds(context, caller));
  routes.on(endpoints.favouriteGames, ({ caller, query }) =>
    listFavourites(context, caller, query),
  );
  routes.on(endpoints.addFavourite, ({ caller, body }) =>
    changeFavourite(context, caller, body, 'add'),
  );
  routes.on(endpoints.removeFavourite, ({ caller, query }) =>
    changeFavourite(context, caller, query, 'remove'),
  );
  routes.on(endpoints.toggleFavourite, ({ caller, body }) =>
    changeFavourite(context, caller, body, 'toggle'),
  );
  routes.on(endpoints.recentGames, ({ caller, query }) => listRecent(context, caller, query));
}
