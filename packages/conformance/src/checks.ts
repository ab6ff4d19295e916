import { type Check, check } from './check.ts';
import type { Verdict } from './dialect.ts';
import { ofFreeRounds } from './free-round-checks.ts';
import { type Stage, sendAtOnce, usualStake } from './stage.ts';

/** Sends the same call with changed bytes or headers, and checks the verdict. */
async function sendTampered(
  stage: Stage,
  verdict: Verdict,
  tamper: {
    headers?: (signed: Record<string, string>) => Record<string, string>;
    body?: string;
    age?: number;
  },
): Promise<void> {
  const [play, before, bet] = [await stage.play(), await stage.balance(), stage.bet()];
  const message = stage.dialect.message(play, bet);
  const signed = stage.dialect.sign(message, Date.now() - (tamper.age ?? 0) * 1000);
  const sent = { ...message, body: message.body + (tamper.body ?? '') };
  const answer = await stage.sendAs(play, sent, tamper.headers?.(signed) ?? signed);
  stage.expectWord(answer, verdict, 'bet');
  await stage.expectBalance(before);
}

/** Another last character before the padding: the signature stays well-formed. */
const forged = (signed: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(signed).map(([name, value]) => [
      name,
      name.endsWith('signature') ? (value.startsWith('a') ? 'b' : 'a') + value.slice(1) : value,
    ]),
  );

const ofSignatures: Check[] = [
  check('F1', 'rejects a call without a signature', (stage) =>
    sendTampered(stage, 'bad_signature', { headers: () => ({}) }),
  ),
  check('F1', 'rejects a forged signature', (stage) =>
    sendTampered(stage, 'bad_signature', { headers: forged }),
  ),
  check('F1', 'rejects a body with one more space than was signed', (stage) =>
    sendTampered(stage, 'bad_signature', { body: ' ' }),
  ),
  check('F11', 'rejects a call signed ten minutes ago', (stage) =>
    sendTampered(stage, 'stale', { age: 600 }),
  ),
  check('F2', 'answers a nonce once', async (stage) => {
    const play = await stage.play();
    const message = stage.dialect.message(play, { kind: 'balance' });
    const signed = stage.dialect.sign(message, Date.now());
    stage.expectWord(await stage.sendAs(play, message, signed), 'ok', 'balance');
    stage.expectWord(await stage.sendAs(play, message, signed), 'replayed', 'balance');
  }),
];

const ofRounds: Check[] = [
  check('GAM-21', 'pays a win', async (stage) => {
    const [before, bet] = [await stage.balance(), stage.bet()];
    await stage.expectBalance(before - usualStake, await stage.expect(bet, 'ok'));
    const win = stage.win(bet, { closes: true });
    await stage.expectBalance(before + usualStake, await stage.expect(win, 'ok'));
    await stage.expectBalance(before + usualStake);
  }),
  check('GAM-21', 'closes a lost bet with a win of zero', async (stage) => {
    const [before, bet] = [await stage.balance(), stage.bet()];
    await stage.expect(bet, 'ok');
    await stage.expect(stage.win(bet, { amount: 0n, closes: true }), 'ok');
    await stage.expectBalance(before - usualStake);
  }),
  check('F7', 'takes several bets and wins of one round', async (stage) => {
    const [before, first] = [await stage.balance(), stage.bet()];
    const second = stage.bet({ round: first.round });
    await stage.expect(first, 'ok');
    await stage.expect(second, 'ok');
    await stage.expect(stage.win(first), 'ok');
    await stage.expect(stage.win(second, { closes: true }), 'ok');
    await stage.expectBalance(before + 2n * usualStake);
  }),
  check('F4', 'refuses a bet in a closed round, and still pays its win', async (stage) => {
    const [before, bet] = [await stage.balance(), stage.bet()];
    await stage.expect(bet, 'ok');
    await stage.expect(stage.win(bet, { amount: 0n, closes: true }), 'ok');
    await stage.expect(stage.bet({ round: bet.round }), 'round_closed');
    await stage.expect(stage.win(bet, { amount: usualStake }), 'ok');
    await stage.expectBalance(before);
  }),
  check(
    'F7',
    'loses a stake whose round ends without its win, and pays a late one',
    async (stage) => {
      const [before, first] = [await stage.balance(), stage.bet()];
      const second = stage.bet({ round: first.round });
      await stage.expect(first, 'ok');
      await stage.expect(second, 'ok');
      await stage.expect(stage.win(first, { amount: 0n, closes: true }), 'ok');
      await stage.expectBalance(before - 2n * usualStake);
      await stage.expect(stage.win(second), 'ok');
      await stage.expectBalance(before);
    },
  ),
  check('F7', 'pays the win of a free round', async (stage) => {
    const [before, bet] = [await stage.balance(), stage.bet({ amount: 0n, free: 'round' })];
    await stage.expectBalance(before, await stage.expect(bet, 'ok'));
    await stage.expect(bet, 'ok');
    await stage.expect(stage.win(bet, { closes: true }), 'ok');
    await stage.expectBalance(before + 2n * usualStake);
  }),
  check('F7', 'pays a promotion of the vendor after the session has ended', async (stage) => {
    const play = await stage.leave();
    const bet = stage.bet({ amount: 0n, free: 'promotion' });
    const { balance = 0n } = await stage.expect(bet, 'ok', { play });
    const answer = await stage.expect(stage.win(bet, { closes: true }), 'ok', { play });
    await stage.expectBalance(balance + 2n * usualStake, answer);
  }),
];

const ofBalances: Check[] = [
  check('E1', 'refuses a bet above the balance, and reports the balance', async (stage) => {
    const before = await stage.balance();
    const answer = await stage.expect(stage.bet({ amount: before + 1n }), 'insufficient_funds');
    await stage.expectBalance(before, answer);
  }),
  check('E1', 'accepts one of five parallel bets of the whole balance', async (stage) => {
    const before = await stage.balance();
    const bets = Array.from({ length: 5 }, () => stage.bet({ amount: before }));
    const words = await sendAtOnce(stage, bets);
    const { ok, insufficient_funds: refused } = stage.dialect.words;
    const expected = [ok, ...Array<string>(4).fill(refused)];
    if (words.toSorted().join() !== expected.toSorted().join())
      throw new Error(`The answers were ${words.join(', ')}.`);
    await stage.expectBalance(0n);
    const [taken] = bets.filter((_bet, nth) => words[nth] === ok);
    if (taken) await stage.expect(stage.rollback(taken), 'ok');
    await stage.expectBalance(before);
  }),
];

const ofRepeats: Check[] = [
  check('F2', 'takes a repeated bet once', async (stage) => {
    const [before, bet] = [await stage.balance(), stage.bet()];
    const first = await stage.expect(bet, 'ok');
    await stage.expectBalance(first.balance ?? -1n, await stage.expect(bet, 'ok'));
    await stage.expectBalance(before - usualStake);
  }),
  check('F3', 'refuses another amount with the id of a bet', async (stage) => {
    const [before, bet] = [await stage.balance(), stage.bet()];
    await stage.expect(bet, 'ok');
    await stage.expect({ ...bet, amount: 2n * usualStake }, 'mismatch');
    await stage.expectBalance(before - usualStake);
  }),
  check('F3', 'refuses another player with the id of a bet', async (stage) => {
    const [before, bet] = [await stage.balance(), stage.bet()];
    await stage.expect(bet, 'ok');
    await stage.expect(bet, 'mismatch', { play: await stage.otherPlay() });
    await stage.expectBalance(before - usualStake);
  }),
  check('F2', 'pays a repeated win once', async (stage) => {
    const [before, bet] = [await stage.balance(), stage.bet()];
    const win = stage.win(bet, { closes: true });
    await stage.expect(bet, 'ok');
    await stage.expect(win, 'ok');
    await stage.expect(win, 'ok');
    await stage.expectBalance(before + usualStake);
  }),
  check('F3', 'refuses another amount with the id of a win', async (stage) => {
    const [before, bet] = [await stage.balance(), stage.bet()];
    const win = stage.win(bet, { closes: true });
    await stage.expect(bet, 'ok');
    await stage.expect(win, 'ok');
    await stage.expect({ ...win, amount: 9n * usualStake }, 'mismatch');
    await stage.expectBalance(before + usualStake);
  }),
  check('F10', 'takes a bet once whose reply was lost', async (stage) => {
    const [before, bet] = [await stage.balance(), stage.bet()];
    await stage.sendAndLeave(bet);
    await stage.expect(bet, 'ok');
    await stage.expectBalance(before - usualStake);
  }),
  check('F10', 'pays a win once whose reply was lost', async (stage) => {
    const [before, bet] = [await stage.balance(), stage.bet()];
    const win = stage.win(bet, { closes: true });
    await stage.expect(bet, 'ok');
    await stage.sendAndLeave(win);
    await stage.expect(win, 'ok');
    await stage.expectBalance(before + usualStake);
  }),
];

const ofRollbacks: Check[] = [
  check('F6', 'returns a stake once, however often it is rolled back', async (stage) => {
    const [before, bet] = [await stage.balance(), stage.bet()];
    const rollback = stage.rollback(bet);
    await stage.expect(bet, 'ok');
    await stage.expect(rollback, 'ok');
    await stage.expect(rollback, 'ok');
    await stage.expect(stage.rollback(bet), 'ok');
    await stage.expectBalance(before);
  }),
  check('F5', 'refuses a bet whose rollback came first', async (stage) => {
    const [before, bet] = [await stage.balance(), stage.bet()];
    await stage.expect(stage.rollback(bet), 'ok');
    await stage.expect(bet, 'rolled_back');
    await stage.expectBalance(before);
  }),
  check('F6', 'refuses to roll back a bet that has a win', async (stage) => {
    const [before, bet] = [await stage.balance(), stage.bet()];
    await stage.expect(bet, 'ok');
    await stage.expect(stage.win(bet, { closes: true }), 'ok');
    await stage.expect(stage.rollback(bet), 'settled');
    await stage.expectBalance(before + usualStake);
  }),
  check('F6', 'rolls back a win, and then its bet', async (stage) => {
    const [before, bet] = [await stage.balance(), stage.bet()];
    const win = stage.win(bet);
    await stage.expect(bet, 'ok');
    await stage.expect(win, 'ok');
    await stage.expect(stage.rollback(win), 'ok');
    await stage.expectBalance(before - usualStake);
    await stage.expect(stage.rollback(bet), 'ok');
    await stage.expectBalance(before);
  }),
  check(
    'F6',
    'rolls back a win that was spent, and takes it from the next money',
    async (stage) => {
      const [before, first] = [await stage.balance(), stage.bet()];
      const win = stage.win(first);
      await stage.expect(first, 'ok');
      await stage.expect(win, 'ok');
      const all = stage.bet({ amount: before + usualStake });
      await stage.expectBalance(0n, await stage.expect(all, 'ok'));
      await stage.expectBalance(0n, await stage.expect(stage.rollback(win), 'ok'));
      await stage.expect(stage.bet(), 'in_debt');
      await stage.expect(stage.rollback(all), 'ok');
      const next = stage.bet();
      await stage.expectBalance(before - 2n * usualStake, await stage.expect(next, 'ok'));
      for (const bet of [next, first]) await stage.expect(stage.rollback(bet), 'ok');
      await stage.expectBalance(before);
    },
  ),
  check('F4', 'refuses a win without a bet, and pays it after the bet', async (stage) => {
    const [before, bet] = [await stage.balance(), stage.bet()];
    const win = stage.win(bet, { closes: true });
    await stage.expect(win, 'unknown_transaction');
    await stage.expect(bet, 'ok');
    await stage.expect(win, 'ok');
    await stage.expectBalance(before + usualStake);
  }),
  check('F4', 'refuses the win of a bet that was rolled back', async (stage) => {
    const [before, bet] = [await stage.balance(), stage.bet()];
    await stage.expect(bet, 'ok');
    await stage.expect(stage.rollback(bet), 'ok');
    await stage.expect(stage.win(bet), 'rolled_back');
    await stage.expectBalance(before);
  }),
];

const ofTokens: Check[] = [
  check('F8', 'refuses a bet with an unknown token', async (stage) => {
    const play = { ...(await stage.play()), token: 'a-token-that-no-launch-made' };
    await stage.expect(stage.bet(), 'token_unknown', { play });
  }),
  check('F8', 'refuses a bet after the session has ended', async (stage) => {
    const play = await stage.leave();
    await stage.expect(stage.bet(), 'token_expired', { play });
  }),
  check('F9', 'refuses a bet of a blocked player', async (stage) => {
    const play = { ...(await stage.play()), player: stage.blockedPlayer() };
    await stage.expect(stage.bet(), 'player_blocked', { play });
  }),
  check('F8', 'pays a win and a rollback after the session has ended', async (stage) => {
    const [before, won, undone] = [await stage.balance(), stage.bet(), stage.bet()];
    await stage.expect(won, 'ok');
    await stage.expect(undone, 'ok');
    const play = await stage.leave();
    await stage.expect(stage.win(won, { closes: true }), 'ok', { play });
    const answer = await stage.expect(stage.rollback(undone), 'ok', { play });
    await stage.expectBalance(before + usualStake, answer);
  }),
];

const badAmount = (name: 'fraction' | 'huge' | 'negative') => async (stage: Stage) => {
  const before = await stage.balance();
  const change = stage.dialect.badAmounts[name];
  await stage.expect(stage.bet(), 'bad_input', { change });
  await stage.expectBalance(before);
};

const ofInput: Check[] = [
  check('F13', 'refuses another currency than the player’s', async (stage) => {
    const before = await stage.balance();
    const play = await stage.play();
    const currency = play.currency === 'EUR' ? 'USD' : 'EUR';
    await stage.expect(stage.bet(), 'wrong_currency', { play: { ...play, currency } });
    await stage.expectBalance(before);
  }),
  check('F13', 'pays a large amount exactly, and takes it back', async (stage) => {
    const [before, bet] = [await stage.balance(), stage.bet()];
    const amount = stage.dialect.largeAmount;
    const win = stage.win(bet, { amount });
    await stage.expect(bet, 'ok');
    await stage.expectBalance(before - usualStake + amount, await stage.expect(win, 'ok'));
    for (const undone of [win, bet]) await stage.expect(stage.rollback(undone), 'ok');
    await stage.expectBalance(before);
  }),
  check('F13', 'refuses a fraction of a minor unit', badAmount('fraction')),
  check('F13', 'refuses an amount of nineteen digits', badAmount('huge')),
  check('F13', 'refuses a negative amount', badAmount('negative')),
  check('F3', 'handles unknown fields as its protocol says', async (stage) => {
    const isIgnored = stage.dialect.unknownFields === 'ignored';
    const change = { a_new_field: { of: 'the vendor' } };
    await stage.expect(stage.bet(), isIgnored ? 'ok' : 'bad_input', { change });
  }),
  check('F13', 'refuses a body that is not JSON', async (stage) => {
    const play = await stage.play();
    const { path } = stage.dialect.message(play, stage.bet());
    const message = { path, body: '{"amount":' };
    const answer = await stage.sendAs(play, message, stage.dialect.sign(message, Date.now()));
    stage.expectWord(answer, 'bad_json', 'bet');
  }),
];

/** The certification list of vendors in seamless mode, for every protocol. */
export const checks: readonly Check[] = [
  ...ofSignatures,
  ...ofRounds,
  ...ofFreeRounds,
  ...ofBalances,
  ...ofRepeats,
  ...ofRollbacks,
  ...ofTokens,
  ...ofInput,
];
