import type { TransferEnd, TransferVendor } from '../../ports/transfer-vendor.ts';
import type { Site } from '../../site.ts';
import {
  markSent,
  markUnknown,
  settleTransfer,
  type TransferRow,
} from './wallet-transfer.store.ts';

type Surroundings = Pick<Site, 'db' | 'log' | 'transferVendors'>;

/**
 * Asks the vendor for what a transfer is about, and writes down how it ended. No answer, or one
 * that makes no sense, ends nothing: the money stays where it is, and the follow-up asks the vendor
 * until it has said.
 */
export async function carryOut(site: Surroundings, transfer: TransferRow): Promise<void> {
  const vendor = vendorOf(site, transfer);
  if (!(await markSent(site.db, transfer.id))) return;
  await takeWord(site, transfer, send(vendor, transfer));
}

/** Asks the vendor what became of a transfer; answers whether it has come to its end. */
export async function askForEnd(site: Surroundings, transfer: TransferRow): Promise<boolean> {
  return takeWord(site, transfer, vendorOf(site, transfer).endOf(transfer.reference));
}

function vendorOf({ transferVendors }: Surroundings, { vendorCode }: TransferRow): TransferVendor {
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
  site: Surroundings,
  transfer: TransferRow,
  word: Promise<TransferEnd>,
): Promise<boolean> {
  const { reference, vendorCode: vendor, direction } = transfer;
  const about = { vendor, reference, direction };
  const end = await word.then(
    (told) => believable(transfer, told),
    (error: unknown) => {
      site.log.warn(
        { event: 'vendor_silent', ...about, err: error },
        'a vendor did not say what became of a transfer',
      );
      return undefined;
    },
  );
  if (!end) {
    await markUnknown(site.db, transfer.id);
    return false;
  }
  if (end.state === 'unbelievable') {
    site.log.error(
      { event: 'vendor_amount_wrong', ...about },
      'a vendor says that another amount was transferred',
    );
    await markUnknown(site.db, transfer.id, end.amount);
    return false;
  }
  const state = await settleTransfer(site.db, transfer.id, end);
  if (state === end.state)
    site.log.info({ event: 'wallet_transfer', ...about, state }, 'a transfer came to its end');
  else
    site.log.error(
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
