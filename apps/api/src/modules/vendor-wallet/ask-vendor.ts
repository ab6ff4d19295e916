import type { merchantWallet, ValueOf } from '@lantern/contracts';
import type { SessionCall } from '../../http/routes.ts';
import { askForEnd } from './carry-out.ts';
import type { VendorWalletContext } from './context.ts';
import { walletAt } from './know-player.ts';
import { patience } from './patience.ts';
import { noteBalance } from './vendor-player.store.ts';
import { takeWaitingTransfers } from './wallet-transfer.store.ts';

/**
 * Asks a vendor what the member has there, after a transfer that it has not answered for has been
 * asked about.
 * @throws Refusal wallet_not_found
 */
export async function askVendor(
  context: VendorWalletContext,
  call: SessionCall<typeof merchantWallet>,
): Promise<ValueOf<typeof merchantWallet>> {
  const { memberId, currency } = call.session;
  const { vassalage } = call.query;
  const { vendor, wallet } = await walletAt(context, call, vassalage);
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
    await askForEnd(context, waiting);
  try {
    const balance = await vendor.balance({ playerId: memberId, currency });
    await noteBalance(context.db, memberId, vassalage, balance);
    return answer(balance.toString());
  } catch (error) {
    context.log.warn(
      { event: 'vendor_silent', vendor: vassalage, err: error },
      'a vendor did not tell a balance',
    );
    return answer(null);
  }
}
