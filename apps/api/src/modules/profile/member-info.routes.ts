import { endpoints } from '@lantern/contracts';
import type { Data } from '../../contexts.ts';
import type { Routes } from '../../http/routes.ts';
import { chooseLanguage } from './choose-language.ts';
import { describeMember } from './describe-member.ts';

export function memberInfoRoutes(routes: Routes, context: Data): void {
  routes.on(endpoints.memberInfo, ({ caller }) => describeMember(caller));
  routes.on(endpoints.updateLanguage, ({ caller, body }) => chooseLanguage(context, caller, body));
}
