import type { Logged } from '../../contexts.ts';
import { makeReference } from '../../reference.ts';
import { carryOut, requestOutcome } from './carry-out.ts';
import type { VendorWalletContext } from './context.ts';
import { patience } from './patience.ts';
import { findMoneyToRecall, type HolderRow, recallKeys } from './vendor-player.store.ts';
import { findTransfer, requestTransfer, takeWaitingTransfers } from './wallet-transfer.store.ts';

const most = 200;
/** Concurrent requests, so that a slow vendor does not delay the others until the next run. */
const together = 20;
const referenceLength = 8;

/**
 * Requests the outcome of unanswered transfers, and recalls money that should no longer be at
 * vendors: of excluded or logged-out members, and of brands that now use a single wallet. Returns
 * the number of transfers that ended.
 */
export async function followUpWallets(context: VendorWalletContext): Promise<number> {
  const ended = await requestOutcomes(context, false);
  await inGroups(context, await findMoneyToRecall(context.db, most), (holder) =>
    recall(context, holder),
  );
  return ended;
}

/**
 * Requests the outcome of transfers that just got no answer, each once; what the vendor does not
 * answer then is for the job of each minute. Returns the number of transfers that ended.
 */
export const followUpSoon = (context: VendorWalletContext): Promise<number> =>
  requestOutcomes(context, true);

async function requestOutcomes(context: VendorWalletContext, neverAsked: boolean): Promise<number> {
  const now = context.clock.now();
  const before = new Date(now.getTime() - patience);
  const waiting = await takeWaitingTransfers(context.db, { before, now, most, neverAsked });
  const ended = await inGroups(context, waiting, (transfer) => requestOutcome(context, transfer));
  return ended.filter(Boolean).length;
}

/** An error of one item does not stop the others. */
async function inGroups<Item>(
  context: Logged,
  items: readonly Item[],
  work: (item: Item) => Promise<boolean>,
): Promise<boolean[]> {
  const answers: boolean[] = [];
  for (let at = 0; at < items.length; at += together) {
    const group = items.slice(at, at + together).map((item) =>
      work(item).catch((error: unknown) => {
        context.log.error(
          { event: 'follow_up_failed', err: error },
          'the follow-up of a wallet failed',
        );
        return false;
      }),
    );
    answers.push(...(await Promise.all(group)));
  }
  return answers;
}

async function recall(
  context: VendorWalletContext,
  { brandId, memberId, vendorCode }: HolderRow,
): Promise<boolean> {
  const id = context.random.id();
  const { verdict, transfer } = await requestTransfer(context.db, {
    ...{ id, brandId, memberId, vendorCode },
    reference: makeReference(context.random, 'T', referenceLength),
    idempotencyKey: `${recallKeys}${id}`,
    direction: 'out',
    amount: undefined,
  });
  if (verdict !== 'requested' || transfer === null) return false;
  await carryOut(context, await findTransfer(context.db, transfer));
  return true;
}
