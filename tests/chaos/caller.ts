import { deposit, withdraw } from './cash.ts';
import { bet, greedyBet, playRound, undoBet, undoEarly } from './games.ts';
import type { Part } from './part.ts';
import { leave, lowerLimit } from './protections.ts';
import { moveFunds, sendAlongLine } from './wallets.ts';

/** What happens to a member, and how often. */
const acts: Readonly<Record<string, { weight: number; run(part: Part): Promise<unknown> }>> = {
  bet: { weight: 40, run: (part) => bet(part, BigInt(part.chance.between(1, 5000))) },
  round: { weight: 23, run: playRound },
  undo: { weight: 6, run: undoBet },
  'undo early': { weight: 3, run: undoEarly },
  greedy: { weight: 5, run: greedyBet },
  deposit: { weight: 10, run: deposit },
  line: { weight: 4, run: sendAlongLine },
  look: { weight: 3, run: look },
};
/**
 * What takes so long that the rest goes on beside it, one of each at a time: a job of the site may
 * have to run first.
 */
const slowActs: Readonly<Record<string, { weight: number; run(part: Part): Promise<void> }>> = {
  withdrawal: { weight: 3, run: withdraw },
  wallet: { weight: 3, run: moveFunds },
  protection: { weight: 8, run: protect },
};

const weights = Object.fromEntries(
  Object.entries({ ...acts, ...slowActs }).map(([name, { weight }]) => [name, weight]),
);

/**
 * Plays a member with everything that happens to it, twice at a time: what happens to a member also
 * happens at the same moment.
 */
export async function play(part: Part): Promise<void> {
  if (part.actor.habit === 'limits') await lowerLimit(part);
  const aside = new Map<string, Promise<void>>();
  await Promise.all([turns(part, aside), turns(part, aside)]);
  await Promise.all(aside.values());
}

async function turns(part: Part, aside: Map<string, Promise<void>>): Promise<void> {
  while (!part.scene.closing) {
    const name = part.chance.weighted(weights);
    const slow = slowActs[name];
    if (!slow) await acts[name]?.run(part);
    else if (!aside.has(name))
      aside.set(
        name,
        slow.run(part).finally(() => aside.delete(name)),
      );
  }
}

/** What some members do so as not to play too much, sooner or later. */
async function protect(part: Part): Promise<void> {
  if (part.actor.habit === 'limits') await lowerLimit(part);
  if (part.actor.habit === 'leaves') await leave(part);
}

/** What the page shows, where nothing else is under way, is what was acknowledged. */
async function look(part: Part): Promise<void> {
  // What stands with vendors of who has left is fetched by the site, whenever that is.
  if (part.standing.isAway) return;
  const wasStill = part.standing.watch();
  const expected = part.standing.balance;
  const answer = await part.look('/wps/v2/wallets/balance').catch(() => undefined);
  if (!answer?.success || !wasStill()) return;
  const shown = BigInt(String(answer.value?.sumBalance));
  if (shown !== expected)
    part.complain(
      'L7 one reads what one wrote',
      `${part.actor.id}: ${shown} in place of ${expected}`,
    );
}
