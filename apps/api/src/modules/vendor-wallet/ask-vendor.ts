import type { merchantWallet, QueryOf, ValueOf } from '@lantern/contracts';
import type { SessionCaller } from '../../caller.ts';
import { requestOutcome } from './carry-out.ts';
import type { VendorWalletContext } from './context.ts';
import { type Place, walletAt, walletsOf } from './know-player.ts';
import { patience } from './patience.ts';
import { noteBalance } from './vendor-player.store.ts';
import { takeWaitingTransfers } from './wallet-transfer.store.ts';

/**
 * The member's balance at a vendor, or at every vendor with a wallet. First requests the outcome of
 * an unanswered transfer, because it changes the balance.
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
  { session: { memberId, currency } }: SessionCaller,
  { vendor, wallet: { known, vendorCode } }: Place,
): Promise<string | null> {
  if (!known) return '0';
  const now = context.clock.now();
  const of = { memberId, vendorCode };
  const before = new Date(now.getTime() - patience);
  for (const waiting of await takeWaitingTransfers(context.db, { before, now, most: 1, of }))
    await requestOutcome(context, waiting);
  try {
    const balance = await vendor.balance({ playerId: memberId, currency });
    await noteBalance(context.db, memberId, vendorCode, balance);
    return balance.toString();
  } catch (error) {
    context.log.warn(
      { event: 'vendor_silent', vendor: vendorCode, err: error },
      'a vendor did not report a balance',
    );
    return null;
  }
}
