import { makeReference } from '../../reference.ts';
import type { Site } from '../../site.ts';
import { askForEnd, carryOut } from './carry-out.ts';
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
export async function followUpWallets(site: Site): Promise<number> {
  const now = site.clock.now();
  const waiting = await takeWaitingTransfers(site.db, {
    before: new Date(now.getTime() - patience),
    now,
    most,
  });
  const ended = await inGroups(site, waiting, (transfer) => askForEnd(site, transfer));
  await inGroups(site, await findMoneyToRecall(site.db, most), (holder) => recall(site, holder));
  return ended.filter(Boolean).length;
}

/** Trouble with one must not keep the others waiting. */
async function inGroups<Item>(
  site: Site,
  items: readonly Item[],
  work: (item: Item) => Promise<boolean>,
): Promise<boolean[]> {
  const answers: boolean[] = [];
  for (let at = 0; at < items.length; at += together) {
    const group = items.slice(at, at + together).map((item) =>
      work(item).catch((error: unknown) => {
        site.log.error(
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

async function recall(site: Site, { brandId, memberId, vendorCode }: HolderRow): Promise<boolean> {
  const id = site.random.id();
  const { verdict, transfer } = await requestTransfer(site.db, {
    ...{ id, brandId, memberId, vendorCode },
    reference: makeReference(site.random, 'T', referenceLength),
    idempotencyKey: `${recallKeys}${id}`,
    direction: 'out',
    amount: undefined,
  });
  if (verdict !== 'requested' || transfer === null) return false;
  await carryOut(site, await findTransfer(site.db, transfer));
  return true;
}
