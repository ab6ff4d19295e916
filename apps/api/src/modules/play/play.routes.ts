import { endpoints } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';
import type { PlayContext } from './context.ts';
import { launchGame } from './launch-game.ts';
import { protocols } from './protocols/protocols.routes.ts';
import { openWallet } from './wallet.ts';

export function playRoutes(routes: Routes, context: PlayContext): void {
  routes.on(endpoints.launchGame, ({ caller, query }) => launchGame(context, caller, query));
}

/** The wallet calls of vendors, in each of their protocols. */
export function vendorRoutes(routes: Routes, context: PlayContext): void {
  const wallet = openWallet(context);
  for (const bind of Object.values(protocols)) bind(routes, context, wallet);
}
