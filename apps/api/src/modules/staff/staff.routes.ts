import { endpoints } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';

import type { StaffContext } from './context.ts';
import { describeStaff } from './describe-staff.ts';
import { logInStaff } from './log-in-staff.ts';
import { changeOwnPassword } from './own-password.ts';
import { addPerson, changePerson, describePeople } from './people.ts';
import { startEnrolment, takeSecondStep } from './second-step.ts';
import { endStaffSession } from './staff-session.store.ts';

export function staffRoutes(routes: Routes, context: StaffContext): void {
  routes.on(endpoints.staffLogin, (call) => logInStaff(context, call));
  routes.on(endpoints.startStaffEnrolment, (call) => startEnrolment(context, call));
  routes.on(endpoints.verifyStaff, (call) => takeSecondStep(context, call));
  routes.on(endpoints.changeStaffPassword, (call) => changeOwnPassword(context, call));
  routes.on(endpoints.staffSession, ({ brand, staff }) => describeStaff(brand, staff));
  routes.on(endpoints.staffLogout, async ({ staff }) => {
    await endStaffSession(context.db.pool, staff.sessionId, context.clock.now());
    return {};
  });
  routes.on(endpoints.staffPeople, (call) => describePeople(context, call));
  routes.on(endpoints.addStaff, (call) => addPerson(context, call));
  routes.on(endpoints.changeStaff, (call) => changePerson(context, call));
}
