import {
  type BodyOf,
  Refusal,
  type recheckWallet as recheckCall,
  type ValueOf,
} from '@lantern/contracts';
import type { StaffCaller } from '../../caller.ts';
import type { VendorWalletContext } from './context.ts';
import { describeDifference } from './describe-differences.ts';
import { findDifference } from './difference.store.ts';
import { readRoundsSoon } from './read-rounds.ts';
import { requestBalance } from './request-balance.ts';
import { findPlayer } from './vendor-player.store.ts';

/**
 * Asks a vendor again about a member: the balance first, because a list of rounds that is complete
 * after it decides whether the balance differs.
 * @throws Refusal wallet_not_found, vendor_unavailable
 */
export async function recheckWallet(
  context: VendorWalletContext,
  { brand }: StaffCaller,
  { memberId, vassalage }: BodyOf<typeof recheckCall>,
): Promise<ValueOf<typeof recheckCall>> {
  const place = { brandId: brand.id, memberId, vendorCode: vassalage };
  const vendor = context.transferVendors.get(vassalage);
  const player = vendor && (await findPlayer(context.db, place));
  if (!player) throw new Refusal('wallet_not_found');
  const balance = await requestBalance(context, vendor, player);
  if (balance === null || !(await readRoundsSoon(context, vassalage)))
    throw new Refusal('vendor_unavailable');
  const left = await findDifference(context.db, place);
  return { difference: left ? describeDifference(left) : null };
}
