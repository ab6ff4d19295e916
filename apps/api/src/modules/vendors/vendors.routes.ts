import { endpoints } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';
import type { VendorsContext } from './context.ts';
import { decideOnRound, listOpenRounds, showTrace } from './open-rounds.ts';

export function vendorsRoutes(routes: Routes, context: VendorsContext): void {
  routes.on(endpoints.openRounds, ({ caller, query }) => listOpenRounds(context, caller, query));
  routes.on(endpoints.openRoundTrace, ({ caller, query }) => showTrace(context, caller, query));
  routes.on(endpoints.decideOpenRound, ({ caller, body }) => decideOnRound(context, caller, body));
}
