import { endpoints } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';
import type { Site } from '../../site.ts';
import { describeStaff } from './describe-staff.ts';
import { logInStaff } from './log-in-staff.ts';
import { changeOwnPassword } from './own-password.ts';
import { addPerson, changePerson, describePeople } from './people.ts';
import { startEnrolment, takeSecondStep } from './second-step.ts';
import { endStaffSession } from './staff-session.store.ts';

export function staffRoutes(routes: Routes, site: Site): void {
  routes.on(endpoints.staffLogin, (call) => logInStaff(site, call));
  routes.on(endpoints.startStaffEnrolment, (call) => startEnrolment(site, call));
  routes.on(endpoints.verifyStaff, (call) => takeSecondStep(site, call));
  routes.on(endpoints.changeStaffPassword, (call) => changeOwnPassword(site, call));
  routes.on(endpoints.staffSession, ({ brand, staff }) => describeStaff(brand, staff));
  routes.on(endpoints.staffLogout, async ({ staff }) => {
    await endStaffSession(site.db.pool, staff.sessionId, site.clock.now());
    return {};
  });
  routes.on(endpoints.staffPeople, (call) => describePeople(site, call));
  routes.on(endpoints.addStaff, (call) => addPerson(site, call));
  routes.on(endpoints.changeStaff, (call) => changePerson(site, call));
}
