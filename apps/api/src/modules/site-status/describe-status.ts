import {
  type permission,
  type QueryOf,
  Refusal,
  type systemStatus,
  type ValueOf,
} from '@lantern/contracts';
import { buildSwitchTree } from '@lantern/rules';
import type { VisitorCaller } from '../../caller.ts';
import type { Data, Places } from '../../contexts.ts';
import { describeServiceEntries } from '../customer-service/index.ts';
import { describeFields } from '../registration/index.ts';
import type { SiteStatusContext } from './context.ts';
import { describeResources } from './describe-resources.ts';
import { isInMaintenance, isRestricted, statusOf } from './status-of.ts';

const instantOf = (moment: string | null | undefined) =>
  moment ? new Date(moment).toISOString() : null;

export function describeStatus(
  context: Data & Places,
  { brand, address }: VisitorCaller,
): ValueOf<typeof systemStatus> {
  const { maintenance } = brand.settings.status;
  return {
    status: statusOf(context, brand, () => address),
    ip: address,
    country: context.geo.countryOf(address) ?? null,
    from: instantOf(maintenance?.from),
    until: instantOf(maintenance?.until),
  };
}

/** @throws Refusal unknown_brand for a host of another brand */
export async function describePermission(
  context: SiteStatusContext,
  { brand, address, language }: VisitorCaller,
  { host }: QueryOf<typeof permission>,
): Promise<ValueOf<typeof permission>> {
  if (host !== undefined && context.brands.byHost(host)?.id !== brand.id)
    throw new Refusal('unknown_brand');
  const { switches, site: settings } = brand.settings;
  const [resources, entries] = await Promise.all([
    describeResources(context.db, brand, language),
    describeServiceEntries(context.db, brand, language),
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
    location: { ip: address, country: context.geo.countryOf(address) ?? null },
    maintenance: isInMaintenance(context, brand),
    regionRestriction: isRestricted(context.geo, brand, () => address),
  };
}
