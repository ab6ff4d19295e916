import type { TransferEnd, TransferVendor } from '../../ports/transfer-vendor.ts';

import type { VendorWalletContext } from './context.ts';
import {
  markSent,
  markUnknown,
  settleTransfer,
  type TransferRow,
} from './wallet-transfer.store.ts';

/**
 * Asks the vendor for what a transfer is about, and writes down how it ended. No answer, or one
 * that makes no sense, ends nothing: the money stays where it is, and the follow-up asks the vendor
 * until it has said.
 */
export async function carryOut(context: VendorWalletContext, transfer: TransferRow): Promise<void> {
  const vendor = vendorOf(context, transfer);
  if (!(await markSent(context.db, transfer.id))) return;
  await takeWord(context, transfer, send(vendor, transfer));
}

/** Asks the vendor what became of a transfer; answers whether it has come to its end. */
export async function askForEnd(
  context: VendorWalletContext,
  transfer: TransferRow,
): Promise<boolean> {
  return takeWord(context, transfer, vendorOf(context, transfer).endOf(transfer.reference));
}

function vendorOf(
  { transferVendors }: VendorWalletContext,
  { vendorCode }: TransferRow,
): TransferVendor {
  const vendor = transferVendors.get(vendorCode);
  if (!vendor) throw new Error(`There is no vendor ${vendorCode} in transfer mode.`);
  return vendor;
}

function send(
  vendor: TransferVendor,
  { memberId: playerId, currency, reference, direction, asked }: TransferRow,
) {
  const order = { playerId, currency, reference };
  if (asked === null) return vendor.transferOutAll(order);
  const amount = BigInt(asked);
  return direction === 'in'
    ? vendor.transferIn({ ...order, amount })
    : vendor.transferOut({ ...order, amount });
}

async function takeWord(
  context: VendorWalletContext,
  transfer: TransferRow,
  word: Promise<TransferEnd>,
): Promise<boolean> {
  const { reference, vendorCode: vendor, direction } = transfer;
  const about = { vendor, reference, direction };
  const end = await word.then(
    (told) => believable(transfer, told),
    (error: unknown) => {
      context.log.warn(
        { event: 'vendor_silent', ...about, err: error },
        'a vendor did not say what became of a transfer',
      );
      return undefined;
    },
  );
  if (!end) {
    await markUnknown(context.db, transfer.id);
    return false;
  }
  if (end.state === 'unbelievable') {
    context.log.error(
      { event: 'vendor_amount_wrong', ...about },
      'a vendor says that another amount was transferred',
    );
    await markUnknown(context.db, transfer.id, end.amount);
    return false;
  }
  const state = await settleTransfer(context.db, transfer.id, end);
  if (state === end.state)
    context.log.info({ event: 'wallet_transfer', ...about, state }, 'a transfer came to its end');
  else
    context.log.error(
      { event: 'vendor_contradiction', ...about, state },
      'a vendor says another end than before',
    );
  return true;
}

/** A transfer of a stated amount moves that amount or nothing. */
function believable({ asked }: TransferRow, end: TransferEnd) {
  if (end.status === 'refused') return { state: 'returned' as const, reason: end.reason };
  const { amount } = end;
  if (asked !== null && amount !== BigInt(asked)) return { state: 'unbelievable' as const, amount };
  return { state: 'done' as const, amount };
}
