import { endpoints } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';
import { chooseAvatar, uploadAvatar } from './change-avatar.ts';
import type { ProfileContext } from './context.ts';
import { describeAvatar, describeIcon } from './describe-avatar.ts';
import { describeProfile } from './describe-profile.ts';
import { describeSecurity } from './describe-security.ts';
import { updateProfile } from './update-profile.ts';

export function profileRoutes(routes: Routes, context: ProfileContext): void {
  routes.on(endpoints.securityCentre, ({ caller }) => describeSecurity(context, caller));
  routes.on(endpoints.memberProfile, ({ caller }) => describeProfile(context, caller));
  routes.on(endpoints.updateProfile, ({ caller, body }) => updateProfile(context, caller, body));
  routes.on(endpoints.memberIcon, ({ caller }) => describeIcon(context, caller));
  routes.on(endpoints.playerAvatar, ({ caller }) => describeAvatar(context, caller));
  routes.on(endpoints.chooseAvatar, ({ caller, body }) => chooseAvatar(context, caller, body));
  routes.on(endpoints.uploadAvatar, ({ caller, files }) =>
    uploadAvatar(context, caller, { files }),
  );
}
