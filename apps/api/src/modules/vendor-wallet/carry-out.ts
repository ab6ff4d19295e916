import type { TransferEnd, TransferVendor } from '../../ports/transfer-vendor.ts';
import type { VendorWalletContext } from './context.ts';
import {
  markSent,
  markUnknown,
  settleTransfer,
  type TransferRow,
} from './wallet-transfer.store.ts';

/**
 * Sends a transfer to the vendor and records its outcome. Without an answer, or with an implausible
 * one, the transfer stays open and the money in transit; the follow-up job asks the vendor again.
 */
export async function carryOut(context: VendorWalletContext, transfer: TransferRow): Promise<void> {
  const vendor = vendorOf(context, transfer);
  if (!(await markSent(context.db, transfer.id))) return;
  await recordOutcome(context, transfer, send(vendor, transfer));
}

/** Asks the vendor for the outcome of a transfer; returns whether it has ended. */
export async function requestOutcome(
  context: VendorWalletContext,
  transfer: TransferRow,
): Promise<boolean> {
  return recordOutcome(context, transfer, vendorOf(context, transfer).endOf(transfer.reference));
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

async function recordOutcome(
  context: VendorWalletContext,
  transfer: TransferRow,
  outcome: Promise<TransferEnd>,
): Promise<boolean> {
  const { reference, vendorCode: vendor, direction } = transfer;
  const about = { vendor, reference, direction };
  const end = await outcome.then(
    (answer) => assess(transfer, answer),
    (error: unknown) => {
      context.log.warn(
        { event: 'vendor_silent', ...about, err: error },
        'a vendor did not report the outcome of a transfer',
      );
      return undefined;
    },
  );
  if (!end) {
    await markUnknown(context.db, transfer.id);
    return false;
  }
  if (end.state === 'implausible') {
    context.log.error(
      { event: 'vendor_amount_wrong', ...about },
      'a vendor reports another amount for a transfer',
    );
    await markUnknown(context.db, transfer.id, end.amount);
    return false;
  }
  const state = await settleTransfer(context.db, transfer.id, end);
  if (state === end.state)
    context.log.info({ event: 'wallet_transfer', ...about, state }, 'a transfer has ended');
  else
    context.log.error(
      { event: 'vendor_contradiction', ...about, state },
      'a vendor reports another outcome than before',
    );
  return true;
}

/** A transfer of a stated amount moves that amount or nothing. */
function assess({ asked }: TransferRow, end: TransferEnd) {
  if (end.status === 'refused') return { state: 'returned' as const, reason: end.reason };
  const { amount } = end;
  if (asked !== null && amount !== BigInt(asked)) return { state: 'implausible' as const, amount };
  return { state: 'done' as const, amount };
}
