import { type permission, Refusal, type systemStatus, type ValueOf } from '@lantern/contracts';
import { buildSwitchTree } from '@lantern/rules';
import type { Call } from '../../http/routes.ts';
import type { Site } from '../../site.ts';
import { describeServiceEntries } from '../customer-service/index.ts';
import { describeFields } from '../registration/index.ts';
import { describeResources } from './describe-resources.ts';
import { isInMaintenance, isRestricted, statusOf } from './status-of.ts';

const instantOf = (moment: string | null | undefined) =>
  moment ? new Date(moment).toISOString() : null;

export function describeStatus(
  site: Site,
  { brand, address }: Pick<Call, 'brand' | 'address'>,
): ValueOf<typeof systemStatus> {
  const { maintenance } = brand.settings.status;
  return {
    status: statusOf(site, brand, () => address),
    ip: address,
    country: site.geo.countryOf(address) ?? null,
    from: instantOf(maintenance?.from),
    until: instantOf(maintenance?.until),
  };
}

/** @throws Refusal unknown_brand for a host that is none of the brand's */
export async function describePermission(
  site: Site,
  { brand, query, address, language }: Call<typeof permission>,
): Promise<ValueOf<typeof permission>> {
  if (query.host !== undefined && site.brands.byHost(query.host)?.id !== brand.id)
    throw new Refusal('unknown_brand');
  const { switches, site: settings } = brand.settings;
  const [resources, entries] = await Promise.all([
    describeResources(site.db, brand, language),
    describeServiceEntries(site.db, brand, language),
  ]);
  return {
    info: {
      whitelabel: buildSwitchTree(switches),
      register: describeFields(brand),
      resources,
      customerService: entries,
      analytics: { gtagId: settings.gtagId },
      imageCDNs: settings.imageCdns,
      launchGameCDNs: settings.launchGameCdns,
    },
    location: { ip: address, country: site.geo.countryOf(address) ?? null },
    maintenance: isInMaintenance(site, brand),
    regionRestriction: isRestricted(site.geo, brand, () => address),
  };
}
