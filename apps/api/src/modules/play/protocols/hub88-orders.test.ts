import type { Stage } from '@lantern/conformance';
import { beforeAll, describe, expect, it } from 'vitest';
import { holdRows, untilBlocked } from '../../../../testing/blocked.ts';
import { useHub88 } from '../../../../testing/hub88.ts';
import { useTestSite } from '../../../../testing/test-site.ts';

const hub88 = useHub88();
const site = useTestSite();
hub88.connect(site);

type Call = 'bet' | 'win' | 'rollback';
const orders: readonly Call[][] = [
  ['bet', 'win', 'rollback'],
  ['bet', 'rollback', 'win'],
  ['win', 'bet', 'rollback'],
  ['win', 'rollback', 'bet'],
  ['rollback', 'bet', 'win'],
  ['rollback', 'win', 'bet'],
];

let stage: Stage;
beforeAll(async () => {
  stage = hub88.stage(site, (await site.memberWith(1_000_000n)).token);
});

const missing = 'RS_ERROR_TRANSACTION_DOES_NOT_EXIST';
const undone = 'RS_ERROR_TRANSACTION_ROLLED_BACK';

/** Their protocol has no call that ends a round: one of the three says that it is closed. */
const closers = ['none', 'bet', 'win', 'rollback'] as const;

async function sendAll(order: readonly Call[], closer: (typeof closers)[number]) {
  const bet = stage.bet();
  const calls = { bet, win: stage.win(bet), rollback: stage.rollback(bet) };
  const statuses = {} as Record<Call, string>;
  const send = async (call: Call) => {
    const change = { round_closed: call === closer };
    statuses[call] = (await stage.send(calls[call], { change })).word;
  };
  for (const call of order) await send(call);
  // Like Hub88, resends what was too early.
  for (const call of order) if (statuses[call] === missing) await send(call);
  return { bet, statuses };
}

describe('a bet, its win and its rollback at Hub88', () => {
  const rows = orders.flatMap((order) =>
    closers.map((closer) => [order.join(', '), closer, order] as const),
  );
  it.each(rows)('F4 F5 end settled or rolled back, sent as %s; closed by: %s', async (...row) => {
    const [, closer, order] = row;
    const before = await stage.balance();
    const { bet, statuses } = await sendAll(order, closer);
    const isUndone = statuses.rollback === 'RS_OK';
    expect(statuses).toEqual({
      bet: isUndone && order.indexOf('rollback') < order.indexOf('bet') ? undone : 'RS_OK',
      win: isUndone ? undone : 'RS_OK',
      // They have no status for the rollback of a bet with a win.
      rollback: isUndone ? 'RS_OK' : 'RS_ERROR_UNKNOWN',
    });
    await stage.expectBalance(before + (isUndone ? 0n : 1000n));
    const rounds = await site.query(
      `select win + refund - stake as result, ended_at is not null as ended
         from game_round where vendor_round_id = $1`,
      [bet.round],
    );
    const isClosed = closer !== 'none' && statuses[closer] === 'RS_OK';
    expect(rounds).toEqual(
      statuses.bet === 'RS_OK' ? [{ result: isUndone ? '0' : '1000', ended: isClosed }] : [],
    );
  });
});

describe('F10 a slow answer to Hub88', () => {
  it('F10 is one bet when it is repeated three times before the first reply', async () => {
    const [before, play, bet] = [await stage.balance(), await stage.play(), stage.bet()];
    const purse = 'select 1 from purse where member_id = $1 for update';
    const release = await holdRows(site, purse, [play.player]);
    const answers = [];
    for (let time = 1; time <= 4; time += 1) {
      answers.push(stage.send(bet));
      await untilBlocked(site, time);
    }
    await release();
    const all = await Promise.all(answers);
    expect(all).toEqual(all.map(() => ({ word: 'RS_OK', balance: before - 1000n })));
    await stage.expectBalance(before - 1000n);
  });
});
