import { endpoints } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';
import { findAvatar } from './avatar.store.ts';
import { addressOfAvatar, chosenOf, drawnAddress, drawnAvatars } from './avatars.ts';
import { chooseAvatar, uploadAvatar } from './change-avatar.ts';
import type { ProfileContext } from './context.ts';
import { describeProfile } from './describe-profile.ts';
import { describeSecurity } from './describe-security.ts';
import { updateProfile } from './update-profile.ts';

export function profileRoutes(routes: Routes, context: ProfileContext): void {
  routes.on(endpoints.securityCentre, (call) => describeSecurity(context, call));
  routes.on(endpoints.memberProfile, (call) => describeProfile(context, call));
  routes.on(endpoints.updateProfile, (call) => updateProfile(context, call));
  routes.on(endpoints.memberIcon, async ({ brand, session }) => ({
    icon: addressOfAvatar(
      context,
      brand.id,
      await findAvatar(context.db, brand.id, session.memberId),
    ),
  }));
  routes.on(endpoints.playerAvatar, async ({ brand, session }) => {
    const avatar = await findAvatar(context.db, brand.id, session.memberId);
    return {
      avatar: addressOfAvatar(context, brand.id, avatar),
      chosen: chosenOf(avatar),
      choices: drawnAvatars.map((id) => ({ id, url: drawnAddress(id) })),
    };
  });
  routes.on(endpoints.chooseAvatar, (call) => chooseAvatar(context, call));
  routes.on(endpoints.uploadAvatar, (call) => uploadAvatar(context, call));
}
