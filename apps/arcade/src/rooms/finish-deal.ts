import type { Queryable } from '@lantern/outside';
import type { Play } from '../games/tien-len/play.ts';
import { handsText } from '../games/tien-len/rules.ts';
import { type Settled, settle } from '../games/tien-len/settle.ts';
import { markDecided, oweAll } from '../tables/bet.store.ts';
import { takeOpen } from './buy-in.store.ts';
import { buyInWinCall } from './buy-in-calls.ts';
import { setResult } from './deal.store.ts';
import { handsOf } from './deal-play.ts';
import type { Held } from './held.ts';
import type { BuyIn, Deal, DealSeat } from './room.ts';

/** Settles a deal: the result, all payouts and the pending wins, in one transaction. */
export async function finishDeal(
  { context, clock, tx, table }: Held,
  deal: Deal,
  seats: readonly DealSeat[],
  play: Play,
): Promise<void> {
  const settled = settle(play, table.unit);
  const { nets, rakes, paid } = settled;
  const result = {
    ...{ winner: play.winner ?? 0, instant: play.instant ?? null },
    ...{ nets: nets.map(String), rakes: rakes.map(String), paid: [...paid] },
  };
  await payOut(tx, deal, seats, settled, context.publicUrl);
  await setResult(tx, deal.id, result, clock.overMs);
  context.log.info({ dealId: deal.id, number: deal.number, winner: play.winner }, 'a deal is over');
}

async function payOut(
  tx: Queryable,
  deal: Deal,
  seats: readonly DealSeat[],
  { nets, payouts }: Settled,
  publicUrl: string,
): Promise<void> {
  const proof = {
    ...{ dealId: deal.id, seedHash: deal.seedHash, seeds: deal.seeds ?? '' },
    ...{ number: deal.number, hands: handsText(handsOf(deal, seats.length)) },
  };
  for (const buyIn of await takeOpen(tx, deal.id)) {
    const seat = seats.findIndex(({ roundId }) => roundId === buyIn.id);
    const payout = payouts[seat] ?? buyIn.total;
    await settleOne(tx, buyIn, payout, { seat, net: String(nets[seat] ?? 0n) });
    const body = buyInWinCall(buyIn, payout, proof, publicUrl);
    await oweAll(tx, [{ betId: buyIn.id, owed: { call: 'win', body } }]);
  }
}

const settleOne = (tx: Queryable, { id }: BuyIn, payout: bigint, outcome: object) =>
  markDecided(tx, [{ id, payout }], outcome);
