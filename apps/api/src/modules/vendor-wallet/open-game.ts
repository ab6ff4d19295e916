import { Refusal } from '@lantern/contracts';
import { accountType } from '@lantern/rules';
import { refusePlayedOut } from '../protection/index.ts';
import type { VendorWalletContext } from './context.ts';
import { introduce, type Owner, walletAt } from './know-player.ts';
import { recallAll } from './transfer-funds.ts';

interface Look {
  gameCode: string;
  language: string;
  theme: 'light' | 'dark';
}

/**
 * Opens a game of a vendor in transfer mode; returns its address.
 * @throws Refusal in_need_true_account, single_wallet, member_excluded, limit_reached,
 *   wallet_not_found, vendor_unavailable
 */
export async function openVendorGame(
  context: VendorWalletContext,
  owner: Owner,
  vendorCode: string,
  look: Look,
): Promise<string> {
  const { brand, session } = owner;
  if (session.type === accountType.trial) throw new Refusal('in_need_true_account');
  if (brand.settings.wallets.single) throw new Refusal('single_wallet');
  await refusePlayedOut(context.db, { brandId: brand.id, memberId: session.memberId });
  const place = await walletAt(context, owner, vendorCode);
  await introduce(context, owner, place);
  try {
    return await place.vendor.launch({
      playerId: session.memberId,
      currency: session.currency,
      ...look,
    });
  } catch (error) {
    context.log.warn(
      { event: 'vendor_silent', vendor: vendorCode, err: error },
      'a vendor did not open a game',
    );
    throw new Refusal('vendor_unavailable');
  }
}

/**
 * Recalls the member's money from other vendors before a game opens, if the brand wants it. A
 * failed recall does not stop the game.
 */
export async function recallBeforeGame(
  context: VendorWalletContext,
  owner: Owner,
  vendorCode: string,
): Promise<void> {
  if (!owner.brand.settings.wallets.recallBeforeGame || owner.session.type === accountType.trial)
    return;
  try {
    await recallAll(context, owner, `game:${context.random.id()}`, vendorCode);
  } catch (error) {
    context.log.warn(
      { event: 'recall_failed', err: error },
      'the recall from vendors before a game failed',
    );
  }
}
