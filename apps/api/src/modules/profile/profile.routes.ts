import { endpoints } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';
import type { Site } from '../../site.ts';
import { findAvatar } from './avatar.store.ts';
import { addressOfAvatar, chosenOf, drawnAddress, drawnAvatars } from './avatars.ts';
import { chooseAvatar, uploadAvatar } from './change-avatar.ts';
import { describeProfile } from './describe-profile.ts';
import { describeSecurity } from './describe-security.ts';
import { updateProfile } from './update-profile.ts';

export function profileRoutes(routes: Routes, site: Site): void {
  routes.on(endpoints.securityCentre, (call) => describeSecurity(site, call));
  routes.on(endpoints.memberProfile, (call) => describeProfile(site, call));
  routes.on(endpoints.updateProfile, (call) => updateProfile(site, call));
  routes.on(endpoints.memberIcon, async ({ brand, session }) => ({
    icon: addressOfAvatar(site, brand.id, await findAvatar(site.db, brand.id, session.memberId)),
  }));
  routes.on(endpoints.playerAvatar, async ({ brand, session }) => {
    const avatar = await findAvatar(site.db, brand.id, session.memberId);
    return {
      avatar: addressOfAvatar(site, brand.id, avatar),
      chosen: chosenOf(avatar),
      choices: drawnAvatars.map((id) => ({ id, url: drawnAddress(id) })),
    };
  });
  routes.on(endpoints.chooseAvatar, (call) => chooseAvatar(site, call));
  routes.on(endpoints.uploadAvatar, (call) => uploadAvatar(site, call));
}
