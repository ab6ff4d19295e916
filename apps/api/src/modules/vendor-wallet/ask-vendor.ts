import type { merchantWallet, QueryOf, ValueOf } from '@lantern/contracts';
import type { SessionCaller } from '../../caller.ts';
import { requestOutcome } from './carry-out.ts';
import type { VendorWalletContext } from './context.ts';
import { walletAt } from './know-player.ts';
import { patience } from './patience.ts';
import { noteBalance } from './vendor-player.store.ts';
import { takeWaitingTransfers } from './wallet-transfer.store.ts';

/**
 * The member's balance at a vendor. First requests the outcome of an unanswered transfer, because
 * it changes the balance.
 * @throws Refusal wallet_not_found
 */
export async function askVendor(
  context: VendorWalletContext,
  caller: SessionCaller,
  { vassalage }: QueryOf<typeof merchantWallet>,
): Promise<ValueOf<typeof merchantWallet>> {
  const { memberId, currency } = caller.session;
  const { vendor, wallet } = await walletAt(context, caller, vassalage);
  const now = context.clock.now();
  const answer = (balance: string | null) => ({
    vassalage,
    balance,
    currency,
    asked: now.toISOString(),
  });
  if (!wallet.known) return answer('0');
  const of = { memberId, vendorCode: vassalage };
  const before = new Date(now.getTime() - patience);
  for (const waiting of await takeWaitingTransfers(context.db, { before, now, most: 1, of }))
    await requestOutcome(context, waiting);
  try {
    const balance = await vendor.balance({ playerId: memberId, currency });
    await noteBalance(context.db, memberId, vassalage, balance);
    return answer(balance.toString());
  } catch (error) {
    context.log.warn(
      { event: 'vendor_silent', vendor: vassalage, err: error },
      'a vendor did not report a balance',
    );
    return answer(null);
  }
}
