import { mostRounds } from '@lantern/contracts/transfer-wallet';
import type { TransferVendor } from '../../ports/transfer-vendor.ts';
import type { VendorWalletContext } from './context.ts';
import { findCursor, moveCursor, recordRound } from './round-report.store.ts';

/** Pages of one run; what is left follows in the next one. */
const mostPages = 40;
/** Milliseconds that a member waits for the rounds after a recall. */
const recallPatience = 1500;

/**
 * Reads the rounds that vendors with their own wallets report. A vendor that does not answer, or
 * whose list is damaged, does not stop the others; the job then counts as failed. Returns the
 * number of new rounds and revisions.
 */
export async function readAllRounds(context: VendorWalletContext): Promise<number> {
  const runs = await Promise.allSettled(
    [...context.transferVendors.values()].map((vendor) => readRounds(context, vendor)),
  );
  const failed = runs.find((run) => run.status === 'rejected');
  if (failed) throw failed.reason;
  return runs.reduce((sum, run) => sum + (run.status === 'fulfilled' ? run.value : 0), 0);
}

/**
 * Reads one vendor's rounds while a request waits, as after a recall, so that limits and turnover
 * follow at once. False if the vendor does not answer.
 */
export async function readRoundsSoon(
  context: VendorWalletContext,
  vendorCode: string,
): Promise<boolean> {
  const vendor = context.transferVendors.get(vendorCode);
  if (!vendor) return false;
  try {
    await readRounds(context, vendor, recallPatience);
    return true;
  } catch (error) {
    context.log.warn(
      { event: 'vendor_silent', vendor: vendorCode, err: error },
      'a vendor did not report its rounds',
    );
    return false;
  }
}

async function readRounds(
  context: VendorWalletContext,
  vendor: TransferVendor,
  patience?: number,
): Promise<number> {
  let recorded = 0;
  for (let page = 0; page < mostPages; page += 1) {
    const before = await findCursor(context.db, vendor.code);
    const asked = context.clock.now();
    const list = await vendor.rounds(before, mostRounds, patience);
    const { rounds, next, more, completeUntil } = list;
    for (const round of rounds) {
      const verdict = await recordRound(context.db, vendor.code, round);
      if (verdict === 'recorded') recorded += 1;
      else if (verdict !== 'repeated')
        context.log.error(
          { event: 'vendor_round_refused', vendor: vendor.code, round: round.roundId, verdict },
          'a vendor reports a round that cannot be true',
        );
    }
    // The vendor's clock may be ahead: it cannot have listed what happened after the question.
    const until = completeUntil < asked ? completeUntil : asked;
    const moved = await moveCursor(context.db, vendor.code, {
      ...{ before, next, completeUntil: more ? null : until },
    });
    if (!moved || !more) break;
  }
  return recorded;
}
