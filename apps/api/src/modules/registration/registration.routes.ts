import { endpoints } from '@lantern/contracts';
import type { PatternMatcher } from '@lantern/rules';
import type { Routes } from '../../http/routes.ts';
import type { Site } from '../../site.ts';
import { describeRules, describeSettings } from './describe-registration.ts';
import { registerMember } from './register-member.ts';
import { describeKeptRules, saveRule } from './save-rules.ts';

export function registrationRoutes(routes: Routes, site: Site, matches: PatternMatcher): void {
  routes.on(endpoints.registerSettings, ({ brand }) => describeSettings(site, brand));
  routes.on(endpoints.validationRules, ({ brand }) => describeRules(brand));
  routes.on(endpoints.registrationRules, (call) => describeKeptRules(site, call));
  routes.on(endpoints.saveRegistrationRule, (call) => saveRule(site, call));
  routes.on(endpoints.registerMember, (call) =>
    registerMember(site, call, { mode: 'username', matches }),
  );
  routes.on(endpoints.registerByMobile, (call) =>
    registerMember(site, call, { mode: 'mobile', matches }),
  );
}
