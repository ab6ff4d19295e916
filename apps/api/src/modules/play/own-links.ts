import type { RoundDetails } from '@lantern/contracts';
import type { Logged, Vendors } from '../../contexts.ts';

/**
 * Removes a verification link that does not lead to the vendor, because members follow it from our
 * page. The action itself is still carried out.
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
    'vendor sent a link to a foreign origin',
  );
  return { ...action, details: { ...action.details, fairness: rest } };
}
