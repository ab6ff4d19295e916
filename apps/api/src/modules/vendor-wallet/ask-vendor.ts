import type { merchantWallet, QueryOf, ValueOf } from '@lantern/contracts';
import type { SessionCaller } from '../../caller.ts';
import type { VendorWalletContext } from './context.ts';
import { type Place, walletAt, walletsOf } from './know-player.ts';
import { requestBalance } from './request-balance.ts';

/**
 * The member's balance at a vendor, or at every vendor with a wallet.
 * @throws Refusal wallet_not_found
 */
export async function askVendors(
  context: VendorWalletContext,
  caller: SessionCaller,
  { vassalage }: QueryOf<typeof merchantWallet>,
): Promise<ValueOf<typeof merchantWallet>> {
  const codes = vassalage
    ? [vassalage]
    : (await walletsOf(context, caller)).map(({ vendorCode }) => vendorCode);
  const places = await Promise.all(codes.map((code) => walletAt(context, caller, code)));
  return {
    currency: caller.session.currency,
    asked: context.clock.now().toISOString(),
    wallets: await Promise.all(
      places.map(async (place) => ({
        vassalage: place.wallet.vendorCode,
        name: place.wallet.name,
        balance: await balanceAt(context, caller, place),
      })),
    ),
  };
}

/** Null if the vendor does not answer. */
async function balanceAt(
  context: VendorWalletContext,
  { session }: SessionCaller,
  { vendor, wallet: { known } }: Place,
): Promise<string | null> {
  if (!known) return '0';
  const balance = await requestBalance(context, vendor, session);
  return balance === null ? null : balance.toString();
}
