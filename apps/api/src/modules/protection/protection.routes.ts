import { endpoints } from '@lantern/contracts';
import type { Data } from '../../contexts.ts';
import type { Routes } from '../../http/routes.ts';
import { confirmLimitRaise, dropLimitRaise, setLimit } from './change-limit.ts';
import { describeProtection, listHistory } from './describe-protection.ts';
import { coolOff, selfExclude } from './exclude.ts';
import { decideMatch, listMatches } from './person-matches.ts';
import { saveRealitySeen } from './reality-check.store.ts';
import { describeNow, setRealityCheck } from './reality-check.ts';
import { describeSpending } from './spending.ts';
import {
  excludeMember,
  lookAtProtection,
  proposeLift,
  setOperatorLimit,
} from './staff-protection.ts';

export function protectionRoutes(routes: Routes, context: Data): void {
  routes.on(endpoints.protection, ({ caller }) => describeProtection(context, caller));
  routes.on(endpoints.protectionNow, ({ caller }) => describeNow(context, caller));
  routes.on(endpoints.protectionHistory, ({ caller, query }) =>
    listHistory(context, caller, query),
  );
  routes.on(endpoints.spending, ({ caller, query }) => describeSpending(context, caller, query));
  routes.on(endpoints.setLimit, ({ caller, body }) => setLimit(context, caller, body));
  routes.on(endpoints.confirmRaise, ({ caller, body }) => confirmLimitRaise(context, caller, body));
  routes.on(endpoints.dropRaise, ({ caller, body }) => dropLimitRaise(context, caller, body));
  routes.on(endpoints.coolOff, ({ caller, body }) => coolOff(context, caller, body));
  routes.on(endpoints.selfExclude, ({ caller, body }) => selfExclude(context, caller, body));
  routes.on(endpoints.setRealityCheck, ({ caller, body }) =>
    setRealityCheck(context, caller, body),
  );
  routes.on(endpoints.seeRealityCheck, async ({ caller: { brand, session } }) => {
    await saveRealitySeen(
      context.db,
      { brandId: brand.id, memberId: session.memberId },
      context.clock.now(),
    );
    return {};
  });
}

export function staffProtectionRoutes(routes: Routes, context: Data): void {
  routes.on(endpoints.staffMemberProtection, ({ caller, query }) =>
    lookAtProtection(context, caller, query),
  );
  routes.on(endpoints.setOperatorLimit, ({ caller, body }) =>
    setOperatorLimit(context, caller, body),
  );
  routes.on(endpoints.excludeMember, ({ caller, body }) => excludeMember(context, caller, body));
  routes.on(endpoints.personMatches, ({ caller, query }) => listMatches(context, caller, query));
  routes.on(endpoints.decidePersonMatch, ({ caller, body }) => decideMatch(context, caller, body));
  routes.on(endpoints.proposeExclusionLift, ({ caller, body }) =>
    proposeLift(context, caller, body),
  );
}
