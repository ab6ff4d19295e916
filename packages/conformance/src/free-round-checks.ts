import { type Check, check } from './check.ts';
import type { Answer } from './dialect.ts';
import { sendAtOnce, usualStake } from './stage.ts';

function expectLeft({ freeRoundsLeft: left }: Answer, expected: number): void {
  if (left !== expected)
    throw new Error(`Free rounds left: ${left ?? 'not in the reply'}, not ${expected}.`);
}

/** Rounds that the site has granted to the member for the opened game. */
export const ofFreeRounds: readonly Check[] = [
  check('F7', 'plays a granted free round, and pays its win', async (stage) => {
    const grant = await stage.grant();
    const [before, bet] = [await stage.balance(), stage.freeBet(grant)];
    const taken = await stage.expect(bet, 'ok');
    expectLeft(taken, grant.left - 1);
    await stage.expectBalance(before, taken);
    await stage.expect(stage.win(bet, { closes: true }), 'ok');
    await stage.expectBalance(before + 2n * usualStake);
  }),
  check('F2', 'counts a repeated free round once', async (stage) => {
    const grant = await stage.grant();
    const bet = stage.freeBet(grant);
    await stage.expect(bet, 'ok');
    expectLeft(await stage.expect(bet, 'ok'), grant.left - 1);
    await stage.expect(stage.rollback(bet), 'ok');
  }),
  check('F6', 'gives a free round back once, however often it is rolled back', async (stage) => {
    const grant = await stage.grant();
    const bet = stage.freeBet(grant);
    const rollback = stage.rollback(bet);
    for (const call of [bet, rollback, rollback, stage.rollback(bet)])
      await stage.expect(call, 'ok');
    const { left } = await stage.grant();
    if (left !== grant.left) throw new Error(`Free rounds left: ${left}, not ${grant.left}.`);
  }),
  check('F5', 'uses no free round whose rollback came first', async (stage) => {
    const grant = await stage.grant();
    const bet = stage.freeBet(grant);
    await stage.expect(stage.rollback(bet), 'ok');
    await stage.expect(bet, 'rolled_back');
    const { left } = await stage.grant();
    if (left !== grant.left) throw new Error(`Free rounds left: ${left}, not ${grant.left}.`);
  }),
  check('F3', 'refuses a free round that was granted to another player', async (stage) => {
    const bet = stage.freeBet(await stage.grant());
    await stage.expect(bet, 'free_rounds_over', { play: await stage.otherPlay() });
  }),
  check('E1', 'accepts no more free rounds at once than were granted', async (stage) => {
    const grant = await stage.grant();
    const bets = Array.from({ length: grant.left + 2 }, () => stage.freeBet(grant));
    const words = await sendAtOnce(stage, bets);
    const taken = bets.filter((_bet, nth) => words[nth] === stage.dialect.words.ok);
    for (const bet of taken) await stage.expect(stage.rollback(bet), 'ok');
    const refused = words.filter((word) => word === stage.dialect.words.free_rounds_over);
    if (taken.length !== grant.left || refused.length !== 2)
      throw new Error(`The answers were ${words.join(', ')}.`);
  }),
];
