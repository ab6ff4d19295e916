import { endpoints } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';
import type { PrivacyContext } from './context.ts';
import { copyMember } from './copy-member.ts';
import { describeData, proposeErasure } from './erase-member.ts';

export function privacyRoutes(routes: Routes, context: PrivacyContext): void {
  routes.on(endpoints.memberData, ({ caller, query }) => describeData(context, caller, query));
  routes.on(endpoints.memberCopy, ({ caller, body }) => copyMember(context, caller, body));
  routes.on(endpoints.proposeErasure, ({ caller, body }) => proposeErasure(context, caller, body));
}
