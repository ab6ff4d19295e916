import { endpoints } from '@lantern/contracts';
import { buildSwitchTree } from '@lantern/rules';
import type { Data, Sealed } from '../../contexts.ts';
import type { Routes } from '../../http/routes.ts';
import { describeBanners, describeSite } from './describe-site.ts';

export function brandRoutes(routes: Routes, { db, seal, clock }: Data & Sealed): void {
  routes.on(endpoints.sealingKeys, async () => ({
    keys: await seal.publicKeys(),
    now: Math.floor(clock.now().getTime() / 1000),
  }));
  routes.on(endpoints.siteSettings, ({ caller }) => describeSite(caller.brand));
  routes.on(endpoints.whitelabel, ({ caller }) => buildSwitchTree(caller.brand.settings.switches));
  routes.on(endpoints.banners, ({ caller: { brand, language }, query }) =>
    describeBanners(db, brand, query.groupName, language),
  );
}
