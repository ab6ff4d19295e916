import { deposit, withdraw } from './cash.ts';
import { bet, greedyBet, playRound, undoBet, undoEarly } from './games.ts';
import type { Part } from './part.ts';
import { leave, lowerLimit } from './protections.ts';
import { moveFunds, sendAlongLine } from './wallets.ts';

/** The operations of a member, with their weights. */
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
/** Slow operations, some of which wait for a job; they run beside the others, one of each kind. */
const slowActs: Readonly<Record<string, { weight: number; run(part: Part): Promise<void> }>> = {
  withdrawal: { weight: 3, run: withdraw },
  wallet: { weight: 3, run: moveFunds },
  protection: { weight: 8, run: protect },
};

const weights = Object.fromEntries(
  Object.entries({ ...acts, ...slowActs }).map(([name, { weight }]) => [name, weight]),
);

/** Runs the operations of a member, two at a time, so that they also meet each other. */
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

/** Limits or excludes the members with that habit. */
async function protect(part: Part): Promise<void> {
  if (part.actor.habit === 'limits') await lowerLimit(part);
  if (part.actor.habit === 'leaves') await leave(part);
}

/** While nothing is in progress, the page must show the acknowledged balance. */
async function look(part: Part): Promise<void> {
  // The site recalls the money of excluded members from vendors at any time.
  if (part.standing.isExcluded) return;
  const wasStill = part.standing.watch();
  const expected = part.standing.balance;
  const answer = await part.look('/wps/v2/wallets/balance').catch(() => undefined);
  if (!answer?.success || !wasStill()) return;
  const shown = BigInt(String(answer.value?.sumBalance));
  if (shown !== expected)
    part.complain(
      'L7 a member reads their own writes',
      `${part.actor.id}: ${shown} instead of ${expected}`,
    );
}
