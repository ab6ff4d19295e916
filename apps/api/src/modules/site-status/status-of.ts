import { type SiteStatus, siteStatuses } from '@lantern/contracts';
import type { Clock } from '../../ports/clock.ts';
import type { Geo } from '../../ports/geo.ts';
import type { Brand } from '../brand/index.ts';

type Maintenance = NonNullable<Brand['settings']['status']['maintenance']>;

/** Without `from` it has begun; without `until` it ends only by a change of the settings. */
function isWithin({ from, until }: Maintenance, now: number): boolean {
  return (from === null || Date.parse(from) <= now) && (until === null || now < Date.parse(until));
}

export const isInMaintenance = (
  { clock }: { clock: Clock },
  { settings: { status } }: Brand,
): boolean => status.maintenance !== null && isWithin(status.maintenance, clock.now().getTime());

/**
 * Whether the site is open to a caller. It runs at every call, so the country is looked up only
 * for a brand that restricts countries. Maintenance comes first, because it applies to everyone.
 */
export function statusOf(
  known: { clock: Clock; geo: Geo },
  brand: Brand,
  address: () => string,
): SiteStatus {
  if (isInMaintenance(known, brand)) return siteStatuses.maintenance;
  return isRestricted(known.geo, brand, address)
    ? siteStatuses.regionRestricted
    : siteStatuses.open;
}

export function isRestricted(
  geo: Geo,
  { settings: { status } }: Brand,
  address: () => string,
): boolean {
  if (status.restrictedCountries.length === 0) return false;
  const country = geo.countryOf(address());
  return country !== undefined && status.restrictedCountries.includes(country);
}
