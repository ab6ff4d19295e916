import { endpoints } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';
import type { FreeRoundsContext } from './context.ts';
import { describeFreeRounds } from './describe-free-rounds.ts';
import { describeRules, saveRules } from './free-round-rules.ts';
import { grantRounds, listGrants, withdrawRounds } from './staff-free-rounds.ts';

export function freeRoundRoutes(routes: Routes, context: FreeRoundsContext): void {
  routes.on(endpoints.freeRounds, ({ caller, query }) =>
    describeFreeRounds(context, caller, query),
  );
  routes.on(endpoints.freeRoundGrants, ({ caller, query }) => listGrants(context, caller, query));
  routes.on(endpoints.grantFreeRounds, ({ caller, body, idempotencyKey }) =>
    grantRounds(context, caller, { ...body, idempotencyKey }),
  );
  routes.on(endpoints.withdrawFreeRounds, ({ caller, body }) =>
    withdrawRounds(context, caller, body),
  );
  routes.on(endpoints.freeRoundRules, ({ caller }) => describeRules(context, caller));
  routes.on(endpoints.saveFreeRoundRules, ({ caller, body }) => saveRules(context, caller, body));
}
