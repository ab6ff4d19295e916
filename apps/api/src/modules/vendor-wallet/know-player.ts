import { Refusal } from '@lantern/contracts';
import { currencyDigits } from '@lantern/rules';
import type { Data, Logged, Vendors } from '../../contexts.ts';
import type { TransferVendor } from '../../ports/transfer-vendor.ts';
import type { Brand } from '../brand/index.ts';
import type { OpenSession } from '../session/index.ts';
import { findWallets, notePlayer, type WalletRow } from './vendor-player.store.ts';

export interface Owner {
  brand: Brand;
  session: OpenSession;
}

/** The member's wallets at vendors in transfer mode. */
export const walletsOf = (
  context: Data & Vendors,
  { brand, session }: Owner,
): Promise<WalletRow[]> =>
  findWallets(context.db, { brandId: brand.id, memberId: session.memberId }, [
    ...context.transferVendors.keys(),
  ]);

/** A member's wallet at a vendor. */
export interface Place {
  vendor: TransferVendor;
  wallet: WalletRow;
}

/** @throws Refusal wallet_not_found */
export async function walletAt(
  context: Data & Vendors,
  owner: Owner,
  vendorCode: string,
): Promise<Place> {
  const vendor = context.transferVendors.get(vendorCode);
  const wallet =
    vendor && (await walletsOf(context, owner)).find((one) => one.vendorCode === vendorCode);
  if (!vendor || !wallet) throw new Refusal('wallet_not_found');
  return { vendor, wallet };
}

/**
 * Creates the member's account at a vendor, unless it exists.
 * @throws Refusal vendor_unavailable
 */
export async function introduce(
  context: Data & Logged,
  { brand, session }: Owner,
  { vendor, wallet }: Place,
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
      'a vendor did not create a player',
    );
    throw new Refusal('vendor_unavailable');
  }
  await notePlayer(context.db, { brandId: brand.id, memberId, vendorCode: vendor.code });
}
