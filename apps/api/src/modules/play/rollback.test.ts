import { postTransfers } from '@lantern/database';
import { beforeEach, describe, expect, it } from 'vitest';
import { openDeposit } from '../../../testing/deposits.ts';
import { type MoneyBody, Player, verdictOf } from '../../../testing/player.ts';
import { housePurseOf } from '../../../testing/purses.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();

let player: Player;
beforeEach(async () => {
  player = await Player.with(site, 10_000n);
});

const send = async (call: string, body: MoneyBody) => verdictOf(await site.vendorCall(call, body));

/** The member's debt in the ledger. */
async function debt(): Promise<bigint> {
  const [row] = await site.query<{ balance: string }>(
    "select balance from purse where member_id = $1 and purpose = 'receivable'",
    [player.id],
  );
  return -BigInt(row?.balance ?? 0);
}

/** Adds money to the member's purse outside every path of the site. */
async function give(amount: bigint): Promise<void> {
  const [purse] = await site.query<{ id: string }>(
    "select id from purse where member_id = $1 and purpose = 'main'",
    [player.id],
  );
  const from = await housePurseOf(site, 'house_opening');
  const gift = { key: freshName(), from, to: purse?.id ?? '', amount, kind: 'opening_balance' };
  await postTransfers(site.site.db.pool, [[gift]]);
}

/** A bet of 1,000 that has won 50,000, of which all but 9,000 has been staked again. */
async function spendWin(): Promise<MoneyBody> {
  const bet = player.bet();
  const win = player.win(bet, { amount: '50000' });
  await send('bet', bet);
  await send('win', win);
  await send('bet', player.bet({ amount: '50000' }));
  return win;
}

describe('F6 a rollback', () => {
  it('F6 returns a stake once, however many rollbacks arrive', async () => {
    const bet = player.bet();
    await send('bet', bet);
    expect(await send('rollback', player.rollback(bet))).toBe('ok');
    expect(await send('rollback', player.rollback(bet))).toBe('ok');
    expect(await player.balance()).toBe(10_000n);
  });

  it('F6 returns it once even when they arrive at the same time', async () => {
    const bet = player.bet();
    await send('bet', bet);
    const verdicts = await Promise.all(
      Array.from({ length: 20 }, () => send('rollback', player.rollback(bet))),
    );
    expect(new Set(verdicts)).toEqual(new Set(['ok']));
    expect(await player.balance()).toBe(10_000n);
  });

  it.each([
    ['as it is', false],
    ['of a frozen purse', true],
  ])(
    'F6 F7 undoes a win of zero %s, which moves nothing, and the bet after it',
    async (_what, frozen) => {
      const bet = player.bet();
      const win = player.win(bet, { amount: '0' });
      await send('bet', bet);
      await send('win', win);
      await site.query('update purse set frozen = $2 where member_id = $1', [player.id, frozen]);
      const undo = player.rollback(win);
      const { value } = await site.vendorCall('rollback', undo);
      expect(value).toMatchObject({ balance: '9000' });
      expect((await site.vendorCall('rollback', undo)).value).toEqual(value);
      expect([
        await send('rollback', player.rollback(bet)),
        await player.balance(),
        await debt(),
      ]).toEqual(['ok', 10_000n, 0n]);
    },
  );

  it('F6 is refused for a settled bet until its win is rolled back', async () => {
    const bet = player.bet();
    const win = player.win(bet);
    await send('bet', bet);
    await send('win', win);
    expect(await send('rollback', player.rollback(bet))).toBe('bet_already_settled');
    expect(await send('rollback', player.rollback(win))).toBe('ok');
    expect(await send('rollback', player.rollback(bet))).toBe('ok');
    expect(await player.balance()).toBe(10_000n);
  });

  it('F6 does not undo a rollback, another round, or itself', async () => {
    const bet = player.bet();
    const rollback = player.rollback(bet);
    await send('bet', bet);
    await send('rollback', rollback);
    expect(await send('rollback', player.rollback(rollback))).toBe('transaction_mismatch');
    expect(await send('rollback', player.rollback(bet, { roundId: 'another-round' }))).toBe(
      'transaction_mismatch',
    );
    expect(await send('rollback', player.rollback(bet, { transactionId: bet.transactionId }))).toBe(
      'transaction_mismatch',
    );
  });

  it('F7 undoes a whole bet: a part of it cannot be requested', async () => {
    const bet = player.bet();
    await send('bet', bet);
    const answer = await site.vendorCall('rollback', player.rollback(bet, { amount: '500' }));
    expect(answer).toMatchObject({
      status: 400,
      reply: { code: 'invalid_input', value: { fields: ['amount'] } },
    });
    expect(await player.balance()).toBe(9000n);
  });
});

describe('F6 a win rolled back after it was spent', () => {
  it('F6 becomes a debt in a separate purse, and the balance is never below zero', async () => {
    const win = await spendWin();
    expect(await player.balance()).toBe(9000n);
    expect(await send('rollback', player.rollback(win))).toBe('ok');
    expect(await player.balance()).toBe(0n);
    expect(await debt()).toBe(41_000n);
  });

  it('F6 blocks bets until it is repaid from incoming money', async () => {
    await send('rollback', player.rollback(await spendWin()));
    expect(await send('bet', player.bet({ amount: '1' }))).toBe('member_in_debt');

    const [open] = await site.query<{ transactionId: string; vendorRoundId: string }>(
      `select transaction_id, vendor_round_id from vendor_transaction
        where member_id = $1 and amount = 50000 and kind = 'bet'`,
      [player.id],
    );
    const staked = { transactionId: open?.transactionId, roundId: open?.vendorRoundId };
    expect(await send('win', player.win(staked, { amount: '40000' }))).toBe('ok');
    expect([await player.balance(), await debt()]).toEqual([0n, 1000n]);
    expect(await send('win', player.win(staked, { amount: '3000' }))).toBe('ok');
    expect([await player.balance(), await debt()]).toEqual([2000n, 0n]);
    expect(await send('bet', player.bet({ amount: '1' }))).toBe('ok');
  });

  it('F6 is repaid from a deposit, and the rest of it can be staked', async () => {
    await send('rollback', player.rollback(await spendWin()));
    const { reference } = await openDeposit(site, player.member.token);
    await site.webhook(site.gateway.news(reference));
    expect([await player.balance(), await debt()]).toEqual([159_000n, 0n]);
    expect(await send('bet', player.bet())).toBe('ok');
    expect(await site.query('select * from ledger_violations()')).toEqual([]);
  });

  it('F6 is repaid before a bet from any new money; a remaining debt blocks bets', async () => {
    await send('rollback', player.rollback(await spendWin()));
    await give(40_000n);
    const bet = player.bet();
    expect(await send('bet', bet)).toBe('member_in_debt');
    expect([await player.balance(), await debt()]).toEqual([0n, 1000n]);
    await give(1500n);
    expect(await send('bet', bet)).toBe('insufficient_funds');
    expect([await player.balance(), await debt()]).toEqual([500n, 0n]);
    await give(1000n);
    expect(await send('bet', bet)).toBe('ok');
    expect(await player.balance()).toBe(500n);
  });

  it('F6 takes nothing from a frozen purse: all of it is owed', async () => {
    const bet = player.bet();
    const win = player.win(bet);
    await send('bet', bet);
    await send('win', win);
    await site.query('update purse set frozen = true where member_id = $1', [player.id]);
    expect(await send('rollback', player.rollback(win))).toBe('ok');
    expect([await player.balance(), await debt()]).toEqual([11_000n, 2000n]);
  });
});

describe('F7 a round of a game', () => {
  it('F7 may have several bets and wins, with correct totals', async () => {
    const [one, two] = [player.bet({ amount: '700' }), player.bet({ amount: '300' })];
    two.roundId = one.roundId;
    for (const bet of [one, two]) expect(await send('bet', bet)).toBe('ok');
    const wins = [
      player.win(one, { amount: '150' }),
      player.win(one, { amount: '50' }),
      player.win(two, { amount: '400' }),
    ];
    for (const win of wins) expect(await send('win', win)).toBe('ok');
    expect(await send('end-round', player.close(one))).toBe('ok');
    expect(
      await site.query('select stake, win, refund from game_round where vendor_round_id = $1', [
        one.roundId,
      ]),
    ).toEqual([{ stake: '1000', win: '600', refund: '0' }]);
    expect(await player.balance()).toBe(9600n);
  });

  it('F7 has no free bet: a stake of zero is invalid', async () => {
    expect(await send('bet', player.bet({ amount: '0' }))).toBe('invalid_input');
  });

  it('F7 accepts a win after its end', async () => {
    const bet = player.bet();
    await send('bet', bet);
    await send('end-round', player.close(bet));
    expect(await send('win', player.win(bet))).toBe('ok');
    expect(await player.balance()).toBe(11_000n);
  });
});
