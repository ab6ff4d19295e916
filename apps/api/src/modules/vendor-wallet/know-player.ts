import { Refusal } from '@lantern/contracts';
import { currencyDigits } from '@lantern/rules';
import type { Data, Logged, Vendors } from '../../contexts.ts';
import type { TransferVendor } from '../../ports/transfer-vendor.ts';
import type { Brand } from '../brand/index.ts';
import type { OpenSession } from '../session/index.ts';
import { findWallets, notePlayer, type WalletRow } from './vendor-player.store.ts';

/** A call of a member, as far as wallets are about it. */
export interface Owner {
  brand: Brand;
  session: OpenSession;
}

/** The wallets that a member has at vendors in transfer mode. */
export const walletsOf = (
  context: Data & Vendors,
  { brand, session }: Owner,
): Promise<WalletRow[]> =>
  findWallets(context.db, { brandId: brand.id, memberId: session.memberId }, [
    ...context.transferVendors.keys(),
  ]);

/**
 * The vendor of one of the member's wallets, and the wallet.
 * @throws Refusal wallet_not_found
 */
export async function walletAt(
  context: Data & Vendors,
  owner: Owner,
  vendorCode: string,
): Promise<{ vendor: TransferVendor; wallet: WalletRow }> {
  const vendor = context.transferVendors.get(vendorCode);
  const wallet =
    vendor && (await walletsOf(context, owner)).find((one) => one.vendorCode === vendorCode);
  if (!vendor || !wallet) throw new Refusal('wallet_not_found');
  return { vendor, wallet };
}

/**
 * Makes the member known to a vendor, once.
 * @throws Refusal vendor_unavailable
 */
export async function introduce(
  context: Data & Logged,
  { brand, session }: Owner,
  { vendor, wallet }: { vendor: TransferVendor; wallet: WalletRow },
): Promise<void> {
  if (wallet.known) return;
  const { memberId, currency, nickname } = session;
  try {
    await vendor.createPlayer({
      playerId: memberId,
      currency,
      nickname,
      digits: currencyDigits(currency),
    });
  } catch (error) {
    context.log.warn(
      { event: 'vendor_silent', vendor: vendor.code, err: error },
      'a vendor did not take a player in',
    );
    throw new Refusal('vendor_unavailable');
  }
  await notePlayer(context.db, { brandId: brand.id, memberId, vendorCode: vendor.code });
}
