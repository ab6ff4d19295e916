import { endpoints } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';
import type { RegistrationContext } from './context.ts';
import { createAssistant } from './create-assistant.ts';
import { createDownlineMember } from './create-downline.ts';
import { describeRules, describeSettings } from './describe-registration.ts';
import { registerMember } from './register-member.ts';
import { describeKeptRules, saveKeptAges, saveRule } from './save-rules.ts';

export function registrationRoutes(routes: Routes, context: RegistrationContext): void {
  routes.on(endpoints.registerSettings, ({ caller }) => describeSettings(context, caller.brand));
  routes.on(endpoints.validationRules, ({ caller }) => describeRules(caller.brand));
  routes.on(endpoints.registrationRules, ({ caller }) => describeKeptRules(context, caller));
  routes.on(endpoints.saveRegistrationRule, ({ caller, body }) => saveRule(context, caller, body));
  routes.on(endpoints.saveRegistrationAges, ({ caller, body }) =>
    saveKeptAges(context, caller, body),
  );
  routes.on(endpoints.createDownline, ({ caller, body }) =>
    createDownlineMember(context, caller, body),
  );
  routes.on(endpoints.addAssistant, ({ caller, body }) => createAssistant(context, caller, body));
  routes.on(endpoints.registerMember, ({ caller, body }) =>
    registerMember(context, caller, body, { mode: 'username', matches: context.matchPattern }),
  );
  routes.on(endpoints.registerByMobile, ({ caller, body }) =>
    registerMember(context, caller, body, { mode: 'mobile', matches: context.matchPattern }),
  );
}
