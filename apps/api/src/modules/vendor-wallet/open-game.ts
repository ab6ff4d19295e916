import { Refusal, type WalletTransfer } from '@lantern/contracts';
import { accountType } from '@lantern/rules';
import { refusePlayedOut } from '../protection/index.ts';
import type { VendorWalletContext } from './context.ts';
import { introduce, type Owner, walletAt } from './know-player.ts';
import { findBalance } from './purse.store.ts';
import { moveFunds, recallAll } from './transfer-funds.ts';

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
 * Sends the main balance to the vendor whose game has opened, if the brand wants it. What the site
 * refuses stays in the main wallet, and what the vendor does not confirm is in transit: neither
 * stops the game.
 */
export async function moveIntoGame(
  context: VendorWalletContext,
  owner: Owner,
  vendorCode: string,
): Promise<WalletTransfer | null> {
  if (!owner.brand.settings.wallets.moveIntoGame) return null;
  try {
    const amount = await findBalance(context.db, owner.session.memberId, 'main');
    if (amount <= 0n) return null;
    return await moveFunds(context, owner, {
      vassalage: vendorCode,
      direction: 'in',
      amount: amount.toString(),
      idempotencyKey: `game:${context.random.id()}`,
    });
  } catch (error) {
    context.log.warn(
      { event: 'move_into_game_failed', vendor: vendorCode, err: error },
      'the main balance was not moved to the vendor of a game',
    );
    return null;
  }
}

/**
 * Recalls the member's money from other vendors before a game opens, if the brand wants it or moves
 * money into games. A failed recall does not stop the game.
 */
export async function recallBeforeGame(
  context: VendorWalletContext,
  owner: Owner,
  vendorCode: string,
): Promise<void> {
  const { recallBeforeGame: always, moveIntoGame: moved } = owner.brand.settings.wallets;
  if (!(always || moved) || owner.session.type === accountType.trial) return;
  try {
    await recallAll(context, owner, `game:${context.random.id()}`, vendorCode);
  } catch (error) {
    context.log.warn(
      { event: 'recall_failed', err: error },
      'the recall from vendors before a game failed',
    );
  }
}
