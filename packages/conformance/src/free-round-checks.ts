import { type Check, check } from './check.ts';
import type { Answer, Grant } from './dialect.ts';
import { sendAtOnce, usualStake } from './stage.ts';

type Left = Pick<Answer, 'freeRoundsLeft'>;

function expectLeft({ freeRoundsLeft: left }: Left, expected: number): void {
  if (left !== expected)
    throw new Error(`Free rounds left: ${left ?? 'not in the reply'}, not ${expected}.`);
}

const expectSame = (now: Grant, before: Grant): void =>
  expectLeft({ freeRoundsLeft: now.left }, before.left);

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
    expectSame(await stage.grant(), grant);
  }),
  check('F5', 'uses no free round whose rollback came first', async (stage) => {
    const grant = await stage.grant();
    const bet = stage.freeBet(grant);
    await stage.expect(stage.rollback(bet), 'ok');
    await stage.expect(bet, 'rolled_back');
    expectSame(await stage.grant(), grant);
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
