import type { Logged } from '../../contexts.ts';
import { makeReference } from '../../reference.ts';
import { askForEnd, carryOut } from './carry-out.ts';
import type { VendorWalletContext } from './context.ts';
import { patience } from './patience.ts';
import { findMoneyToRecall, type HolderRow, recallKeys } from './vendor-player.store.ts';
import { findTransfer, requestTransfer, takeWaitingTransfers } from './wallet-transfer.store.ts';

const most = 200;
/**
 * Questions to vendors at a time: one that answers slowly must not hold up the others until the
 * next run.
 */
const together = 20;
const referenceLength = 8;

/**
 * Asks vendors about transfers that they have not answered for, and fetches what should not stand
 * with them any more: the money of members who are excluded or no longer logged in, and that of
 * brands which have gone over to one wallet. Answers how many transfers came to their end.
 */
export async function followUpWallets(context: VendorWalletContext): Promise<number> {
  const now = context.clock.now();
  const waiting = await takeWaitingTransfers(context.db, {
    before: new Date(now.getTime() - patience),
    now,
    most,
  });
  const ended = await inGroups(context, waiting, (transfer) => askForEnd(context, transfer));
  await inGroups(context, await findMoneyToRecall(context.db, most), (holder) =>
    recall(context, holder),
  );
  return ended.filter(Boolean).length;
}

/** Trouble with one must not keep the others waiting. */
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
