import type { BrandSettings } from '@lantern/database';
import { askAboutRound } from './ask-about-round.ts';
import type { VendorsContext } from './context.ts';
import { endHere } from './end-here.ts';
import {
  closeOpenRound,
  findLeftOpen,
  noteHeard,
  type OpenRoundRow,
  takeDue,
} from './open-round.store.ts';

const minuteMs = 60_000;
/** The shortest `openMinutes` of a brand. Younger rounds are found by a later run. */
const youngestMs = 15 * minuteMs;
/** How many rounds one run asks about, and how many at the same time. */
const most = 200;
const together = 10;
/** The longest time between two questions. */
const restMs = 6 * 60 * minuteMs;

type Rule = BrandSettings['rounds'];

/**
 * Ends rounds that vendors have left open (GAM-23): asks the vendor for its report, carries out
 * what is missing here, or follows the decision of staff or the brand's rule.
 * @returns the number of rounds that ended
 */
export async function followOpenRounds(context: VendorsContext): Promise<number> {
  const { db, clock, brands, log } = context;
  const now = clock.now();
  await findLeftOpen(db, new Date(now.getTime() - youngestMs), now);
  const rules = new Map(brands.all().map(({ id, settings }) => [id, settings.rounds]));
  const due = await takeDue(db, now, most);
  let ended = 0;
  for (let at = 0; at < due.length; at += together) {
    const group = due.slice(at, at + together).map(async (round) => {
      try {
        if (await follow(context, round, rules.get(round.brandId))) ended += 1;
      } catch (error) {
        log.error(
          { event: 'open_round_failed', round: round.roundId, err: error },
          'an open round could not be followed',
        );
      }
    });
    await Promise.all(group);
  }
  return ended;
}

async function follow(
  context: VendorsContext,
  round: OpenRoundRow,
  rule: Rule | undefined,
): Promise<boolean> {
  const { db, clock } = context;
  const now = clock.now();
  const ownWallet = context.transferVendors.has(round.vendorCode);
  if (round.decided && !ownWallet) return endHere(context, round, round.decided);
  const answer = await askAboutRound(context, round);
  if (answer.heard === 'ended') {
    const { transactions } = answer;
    await closeOpenRound(db, round.roundId, { outcome: 'reported', now, transactions });
    return true;
  }
  const openMs = now.getTime() - round.startedAt.getTime();
  const overdue = rule && openMs >= rule.waitHours * 60 * minuteMs;
  const unclear = answer.heard === 'unknown' || answer.heard === 'silence';
  await noteHeard(db, round.roundId, {
    ...{ heard: answer.heard, code: answer.code, now },
    next: new Date(now.getTime() + Math.min(restMs, Math.max(5 * minuteMs, openMs / 2))),
  });
  if (!overdue || !unclear || ownWallet || rule.unexplained === 'staff') return false;
  return endHere(context, round, rule.unexplained);
}
