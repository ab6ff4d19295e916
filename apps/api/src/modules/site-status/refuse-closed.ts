import { Refusal, siteStatuses } from '@lantern/contracts';
import type { Clock } from '../../ports/clock.ts';
import type { Geo } from '../../ports/geo.ts';
import type { Brand } from '../brand/index.ts';
import { statusOf } from './status-of.ts';

/** @throws Refusal site_maintenance with the seconds until its announced end, region_restricted */
export function refuseClosed(
  known: { clock: Clock; geo: Geo },
  brand: Brand,
  address: () => string,
): void {
  const status = statusOf(known, brand, address);
  if (status === siteStatuses.regionRestricted) throw new Refusal('region_restricted');
  if (status !== siteStatuses.maintenance) return;
  const until = brand.settings.status.maintenance?.until;
  if (!until) throw new Refusal('site_maintenance');
  throw new Refusal('site_maintenance', {
    retryAfter: Math.ceil((Date.parse(until) - known.clock.now().getTime()) / 1000),
  });
}
