import { endpoints } from '@lantern/contracts';
import type { Data } from '../../contexts.ts';
import type { Routes } from '../../http/routes.ts';
import { confirmLimitRaise, dropLimitRaise, setLimit } from './change-limit.ts';
import { describeProtection, listHistory } from './describe-protection.ts';
import { coolOff, selfExclude } from './exclude.ts';
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
  routes.on(endpoints.protection, (call) => describeProtection(context, call));
  routes.on(endpoints.protectionNow, (call) => describeNow(context, call));
  routes.on(endpoints.protectionHistory, (call) => listHistory(context, call));
  routes.on(endpoints.spending, (call) => describeSpending(context, call));
  routes.on(endpoints.setLimit, (call) => setLimit(context, call));
  routes.on(endpoints.confirmRaise, (call) => confirmLimitRaise(context, call));
  routes.on(endpoints.dropRaise, (call) => dropLimitRaise(context, call));
  routes.on(endpoints.coolOff, (call) => coolOff(context, call));
  routes.on(endpoints.selfExclude, (call) => selfExclude(context, call));
  routes.on(endpoints.setRealityCheck, (call) => setRealityCheck(context, call));
  routes.on(endpoints.seeRealityCheck, async ({ brand, session }) => {
    await saveRealitySeen(
      context.db,
      { brandId: brand.id, memberId: session.memberId },
      context.clock.now(),
    );
    return {};
  });
}

export function staffProtectionRoutes(routes: Routes, context: Data): void {
  routes.on(endpoints.staffMemberProtection, (call) => lookAtProtection(context, call));
  routes.on(endpoints.setOperatorLimit, (call) => setOperatorLimit(context, call));
  routes.on(endpoints.excludeMember, (call) => excludeMember(context, call));
  routes.on(endpoints.proposeExclusionLift, (call) => proposeLift(context, call));
}
