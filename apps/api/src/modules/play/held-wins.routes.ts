import { endpoints } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';
import type { PlayContext } from './context.ts';
import { decideWin, listHeldWins } from './held-wins.ts';

export function heldWinRoutes(routes: Routes, context: PlayContext): void {
  routes.on(endpoints.heldWins, ({ caller, query }) => listHeldWins(context, caller, query));
  routes.on(endpoints.decideWin, ({ caller, body }) => decideWin(context, caller, body));
}
