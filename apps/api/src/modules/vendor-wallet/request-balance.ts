import type { TransferVendor } from '../../ports/transfer-vendor.ts';
import { requestOutcome } from './carry-out.ts';
import type { VendorWalletContext } from './context.ts';
import { patience } from './patience.ts';
import { noteBalance } from './vendor-player.store.ts';
import { takeWaitingTransfers } from './wallet-transfer.store.ts';

interface Player {
  memberId: string;
  currency: string;
}

/**
 * A member's balance at a vendor, null if the vendor does not answer. First requests the outcome of
 * an unanswered transfer, because it changes the balance.
 */
export async function requestBalance(
  context: VendorWalletContext,
  vendor: TransferVendor,
  { memberId, currency }: Player,
): Promise<bigint | null> {
  const now = context.clock.now();
  const of = { memberId, vendorCode: vendor.code };
  const before = new Date(now.getTime() - patience);
  for (const waiting of await takeWaitingTransfers(context.db, { before, now, most: 1, of }))
    await requestOutcome(context, waiting);
  try {
    const balance = await vendor.balance({ playerId: memberId, currency });
    await noteBalance(context.db, memberId, vendor.code, balance);
    return balance;
  } catch (error) {
    context.log.warn(
      { event: 'vendor_silent', vendor: vendor.code, err: error },
      'a vendor did not report a balance',
    );
    return null;
  }
}
