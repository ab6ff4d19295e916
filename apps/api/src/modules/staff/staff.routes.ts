import { endpoints } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';
import type { StaffContext } from './context.ts';
import { describeLimits } from './describe-limits.ts';
import { describeStaff } from './describe-staff.ts';
import { logInStaff } from './log-in-staff.ts';
import { changeOwnPassword } from './own-password.ts';
import { addPerson, changePerson, describePeople } from './people.ts';
import { startEnrolment, takeSecondStep } from './second-step.ts';
import { endStaffSession } from './staff-session.store.ts';

export function staffRoutes(routes: Routes, context: StaffContext): void {
  routes.on(endpoints.staffLogin, ({ caller, body }) => logInStaff(context, caller, body));
  routes.on(endpoints.startStaffEnrolment, ({ caller }) => startEnrolment(context, caller));
  routes.on(endpoints.verifyStaff, ({ caller, body }) => takeSecondStep(context, caller, body));
  routes.on(endpoints.changeStaffPassword, ({ caller, body }) =>
    changeOwnPassword(context, caller, body),
  );
  routes.on(endpoints.staffSession, ({ caller }) => describeStaff(caller.brand, caller.staff));
  routes.on(endpoints.staffLimits, ({ caller }) => describeLimits(context, caller));
  routes.on(endpoints.staffLogout, async ({ caller }) => {
    await endStaffSession(context.db.pool, caller.staff.sessionId, context.clock.now());
    return {};
  });
  routes.on(endpoints.staffPeople, ({ caller }) => describePeople(context, caller));
  routes.on(endpoints.addStaff, ({ caller, body }) => addPerson(context, caller, body));
  routes.on(endpoints.changeStaff, ({ caller, body }) => changePerson(context, caller, body));
}
