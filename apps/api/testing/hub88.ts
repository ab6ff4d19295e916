import { generateKeyPairSync } from 'node:crypto';
import { hub88Dialect, Stage, type Supplier, startSupplier } from '@lantern/conformance';
import { endpoints } from '@lantern/contracts';
import { afterAll, beforeAll } from 'vitest';
import { Hub88 } from '../src/adapters/vendors/hub88/hub88.ts';
import { findVendorKeys } from '../src/modules/play/index.ts';
import type { TestSite } from './test-site.ts';

export const rsaPair = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });

/** The keys of the site, and those of Hub88. */
export const siteKeys = rsaPair();
export const hub88Keys = rsaPair();

/** Lets a site that has not started yet use Hub88 at an address. */
export function useHub88At(
  site: TestSite,
  url: () => string,
  allowedAddresses: string[] = [],
): void {
  site.otherVendors = (database) => [
    new Hub88({
      ...{ code: 'HUB88', url: url(), operatorId: 42, privateKey: siteKeys.privateKey },
      ...{ origins: [url()], allowedAddresses, clock: site.clock },
      publicKeys: (code) => findVendorKeys(database(), code),
    }),
  ];
}

/** Its key, and its game at both brands. */
export const addHub88 = (site: TestSite, game = 'stand_in_wheel') =>
  site.asOwner(`
    insert into vendor (code, name, public_keys)
      values ('HUB88', 'Hub88', array['${hub88Keys.publicKey}']);
    insert into game (node_id, vendor_code, code, names, category, trial)
      values ('HUB88:${game}', 'HUB88', '${game}', '{"en":"Wheel"}', 'RNG', true);
    insert into brand_game (brand_id, node_id, position)
      select id, 'HUB88:${game}', 99 from brand`);

/**
 * A stand-in for Hub88 with one game, at the site's two brands. Call it before `useTestSite`, and
 * `connect` after it.
 */
export function useHub88(game = 'stand_in_wheel') {
  let supplier: Supplier | undefined;
  const get = (): Supplier => {
    if (!supplier) throw new Error('the supplier has not been started');
    return supplier;
  };
  beforeAll(async () => {
    supplier = await startSupplier(siteKeys.publicKey, { game });
  });
  afterAll(async () => {
    await supplier?.stop();
  });
  /** Lets a site that has not started yet use the stand-in. */
  const use = (site: TestSite, allowedAddresses: string[] = []): void =>
    useHub88At(site, () => get().url, allowedAddresses);
  /** The calls of Hub88 about one member, who opens the game and logs out with this token. */
  const stage = (site: TestSite, token: string): Stage => {
    const query = { nodeId: `HUB88:${game}`, vassalage: 'HUB88' };
    const member = async () => ({
      launch: async () =>
        (await site.client.call(endpoints.launchGame, { token, query })).value.game_url,
      logout: async () => void (await site.client.call(endpoints.logout, { token })),
    });
    const { privateKey } = hub88Keys;
    const dialect = hub88Dialect({ vendor: 'HUB88', privateKey, supplier: get() });
    return new Stage({ site: site.url, dialect, member, other: member });
  };
  return {
    get,
    use,
    stage,
    connect(site: TestSite): void {
      use(site);
      beforeAll(() => addHub88(site, game));
    },
  };
}
