import { beforeAll, describe, expect, it } from 'vitest';
import { type MoneyBody, Player, verdictOf } from '../../../testing/player.ts';
import { useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();

type Call = 'bet' | 'win' | 'rollback' | 'end-round';
const calls: readonly Call[] = ['bet', 'win', 'rollback', 'end-round'];

/** Codes after which a vendor sends the call again later. */
const laterAgain = ['transaction_not_found', 'round_not_found'];

function ordersOf<Item>(items: readonly Item[]): Item[][] {
  if (items.length < 2) return [[...items]];
  return items.flatMap((first) =>
    ordersOf(items.filter((item) => item !== first)).map((rest) => [first, ...rest]),
  );
}

/**
 * Sends the calls in an order; like a vendor, resends those that were too early after the others.
 */
async function sendAll(
  order: readonly Call[],
  bodies: Record<Call, MoneyBody>,
): Promise<Record<Call, string>> {
  const verdicts = {} as Record<Call, string>;
  let waiting = [...order];
  for (let round = 0; round < calls.length && waiting.length > 0; round += 1) {
    for (const call of waiting)
      verdicts[call] = verdictOf(await site.vendorCall(call, bodies[call]));
    waiting = waiting.filter((call) => laterAgain.includes(verdicts[call]));
  }
  return verdicts;
}

describe('a bet, its win, its rollback and the end of its round', () => {
  let player: Player;
  beforeAll(async () => {
    player = await Player.with(site, 1_000_000n);
  });

  const bodiesOf = (bet: MoneyBody, amount = '2500') => ({
    bet,
    win: player.win(bet, { amount }),
    rollback: player.rollback(bet),
    'end-round': player.close(bet),
  });

  const orders = ordersOf(calls).flatMap((order) =>
    ['2500', '0'].map((win) => [order.join(', '), win, order] as const),
  );
  it.each(orders)(
    'F4 F5 GAM-21 end settled or rolled back, without loss, sent as %s with a win of %s',
    async (_shown, win, order) => {
      const result = BigInt(win) - 1000n;
      const before = await player.balance();
      const bet = player.bet();
      const verdicts = await sendAll(order, bodiesOf(bet, win));

      const isUndone = verdicts.rollback === 'ok';
      expect(verdicts.win).toBe(isUndone ? 'transaction_rolled_back' : 'ok');
      expect(['ok', isUndone ? 'transaction_rolled_back' : 'bet_already_settled']).toContain(
        verdicts.bet,
      );
      expect(await player.balance()).toBe(before + (isUndone ? 0n : result));
      const rounds = await site.query<{ result: string }>(
        'select win + refund - stake as result from game_round where vendor_round_id = $1',
        [bet.roundId],
      );
      expect(rounds.map((round) => BigInt(round.result))).toEqual(
        verdicts.bet === 'ok' ? [isUndone ? 0n : result] : [],
      );
    },
  );

  it('F4 the end of a round before its bet is to be resent, then closes the round', async () => {
    const bet = player.bet();
    const bodies = bodiesOf(bet);
    expect(await sendAll(['end-round', 'bet'], bodies)).toEqual({ 'end-round': 'ok', bet: 'ok' });
    expect(verdictOf(await site.vendorCall('bet', player.bet({ roundId: bet.roundId })))).toBe(
      'round_closed',
    );
    expect(verdictOf(await site.vendorCall('win', bodies.win))).toBe('ok');
  });

  it('F5 a rollback before its bet leaves a tombstone; the late bet charges nothing', async () => {
    const before = await player.balance();
    const bet = player.bet();
    expect(verdictOf(await site.vendorCall('rollback', player.rollback(bet)))).toBe('ok');
    expect(verdictOf(await site.vendorCall('bet', bet))).toBe('transaction_rolled_back');
    expect(verdictOf(await site.vendorCall('end-round', player.close(bet)))).toBe('ok');
    expect(await player.balance()).toBe(before);
    expect(
      await site.query('select 1 from game_round where vendor_round_id = $1', [bet.roundId]),
    ).toEqual([]);
  });

  it('F5 a rollback before its win keeps the win from being paid', async () => {
    const before = await player.balance();
    const bet = player.bet();
    const win = player.win(bet);
    expect(verdictOf(await site.vendorCall('rollback', player.rollback(win)))).toBe('ok');
    expect(verdictOf(await site.vendorCall('bet', bet))).toBe('ok');
    expect(verdictOf(await site.vendorCall('win', win))).toBe('transaction_rolled_back');
    expect(await player.balance()).toBe(before - 1000n);
  });

  it('F5 a bet that was rolled back leaves its round open for another bet', async () => {
    const bet = player.bet();
    await site.vendorCall('bet', bet);
    await site.vendorCall('rollback', player.rollback(bet));
    expect(verdictOf(await site.vendorCall('bet', player.bet({ roundId: bet.roundId })))).toBe(
      'ok',
    );
  });
});
