import { endpoints } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';
import { arrange, decideOnChange, listBrandGames, listChanges } from './catalogue.ts';
import type { VendorsContext } from './context.ts';
import { describeVendors } from './describe-vendors.ts';
import { decideOnRound, listOpenRounds, showTrace } from './open-rounds.ts';

export function vendorsRoutes(routes: Routes, context: VendorsContext): void {
  routes.on(endpoints.openRounds, ({ caller, query }) => listOpenRounds(context, caller, query));
  routes.on(endpoints.openRoundTrace, ({ caller, query }) => showTrace(context, caller, query));
  routes.on(endpoints.decideOpenRound, ({ caller, body }) => decideOnRound(context, caller, body));
  routes.on(endpoints.vendorStates, ({ caller }) => describeVendors(context, caller));
  routes.on(endpoints.gameChanges, ({ caller, query }) => listChanges(context, caller, query));
  routes.on(endpoints.decideGameChange, ({ caller, body }) =>
    decideOnChange(context, caller, body),
  );
  routes.on(endpoints.brandGames, ({ caller, query }) => listBrandGames(context, caller, query));
  routes.on(endpoints.saveBrandGame, ({ caller, body }) => arrange(context, caller, body));
}
