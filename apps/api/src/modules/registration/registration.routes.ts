import { endpoints } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';

import type { RegistrationContext } from './context.ts';
import { describeRules, describeSettings } from './describe-registration.ts';
import { registerMember } from './register-member.ts';
import { describeKeptRules, saveRule } from './save-rules.ts';

export function registrationRoutes(routes: Routes, context: RegistrationContext): void {
  routes.on(endpoints.registerSettings, ({ brand }) => describeSettings(context, brand));
  routes.on(endpoints.validationRules, ({ brand }) => describeRules(brand));
  routes.on(endpoints.registrationRules, (call) => describeKeptRules(context, call));
  routes.on(endpoints.saveRegistrationRule, (call) => saveRule(context, call));
  routes.on(endpoints.registerMember, (call) =>
    registerMember(context, call, { mode: 'username', matches: context.matchPattern }),
  );
  routes.on(endpoints.registerByMobile, (call) =>
    registerMember(context, call, { mode: 'mobile', matches: context.matchPattern }),
  );
}
