import type { RoundDetails } from '@lantern/contracts';
import type { Logged, Vendors } from '../../contexts.ts';

/**
 * An action whose link to check the round leads to the vendor itself, or without its link: members
 * follow it from our page. The money moves all the same.
 */
export function withOwnLinks<Action extends { vendor: string; details?: RoundDetails | undefined }>(
  { vendors, log }: Logged & Vendors,
  action: Action,
): Action {
  const { fairness } = action.details ?? {};
  if (!fairness?.verifyUrl) return action;
  const { verifyUrl, ...rest } = fairness;
  const { origin } = new URL(verifyUrl);
  if (vendors.get(action.vendor)?.origins.includes(origin)) return action;
  log.warn(
    { event: 'vendor_link_foreign', vendor: action.vendor, origin },
    'a vendor sent a link to somebody else',
  );
  return { ...action, details: { ...action.details, fairness: rest } };
}
