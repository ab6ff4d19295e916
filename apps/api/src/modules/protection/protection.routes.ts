import { endpoints } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';
import type { Site } from '../../site.ts';
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

export function protectionRoutes(routes: Routes, site: Site): void {
  routes.on(endpoints.protection, (call) => describeProtection(site, call));
  routes.on(endpoints.protectionNow, (call) => describeNow(site, call));
  routes.on(endpoints.protectionHistory, (call) => listHistory(site, call));
  routes.on(endpoints.spending, (call) => describeSpending(site, call));
  routes.on(endpoints.setLimit, (call) => setLimit(site, call));
  routes.on(endpoints.confirmRaise, (call) => confirmLimitRaise(site, call));
  routes.on(endpoints.dropRaise, (call) => dropLimitRaise(site, call));
  routes.on(endpoints.coolOff, (call) => coolOff(site, call));
  routes.on(endpoints.selfExclude, (call) => selfExclude(site, call));
  routes.on(endpoints.setRealityCheck, (call) => setRealityCheck(site, call));
  routes.on(endpoints.seeRealityCheck, async ({ brand, session }) => {
    await saveRealitySeen(
      site.db,
      { brandId: brand.id, memberId: session.memberId },
      site.clock.now(),
    );
    return {};
  });
}

export function staffProtectionRoutes(routes: Routes, site: Site): void {
  routes.on(endpoints.staffMemberProtection, (call) => lookAtProtection(site, call));
  routes.on(endpoints.setOperatorLimit, (call) => setOperatorLimit(site, call));
  routes.on(endpoints.excludeMember, (call) => excludeMember(site, call));
  routes.on(endpoints.proposeExclusionLift, (call) => proposeLift(site, call));
}
