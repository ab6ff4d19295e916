import { leftUnits, rakePercent, units } from './payments.ts';
import type { Play } from './play.ts';

/** Why a seat pays. */
export type Reason = 'chop' | 'cards' | 'frozen' | 'left' | 'instant';

export interface Transfer {
  readonly from: number;
  readonly to: number;
  readonly units: number;
  readonly reason: Reason;
}

/** What the seats owe each other after a deal, in the order in which it is paid. */
export function transfersOf({ hands, chops, active, winner, instant }: Play): Transfer[] {
  if (winner === undefined) return [];
  const paid: Transfer[] = chops.map((chop) => ({ ...chop, reason: 'chop' }));
  for (let step = 1; step < hands.length; step += 1) {
    const from = (winner + step) % hands.length;
    const hand = hands[from] ?? [];
    const pay = (amount: number, reason: Reason) => {
      if (amount > 0) paid.push({ from, to: winner, units: amount, reason });
    };
    if (instant) {
      pay(units.frozen, 'instant');
      continue;
    }
    if (active.includes(from)) pay(hand.length * units.card, 'cards');
    else pay(units.frozen, 'frozen');
    pay(leftUnits(hand), 'left');
  }
  return paid;
}

export interface Settled {
  /** What each seat gains or loses, before the rake. */
  readonly nets: readonly bigint[];
  readonly rakes: readonly bigint[];
  /** What each seat gets back of its buy-in, with its gain, without the rake. */
  readonly payouts: readonly bigint[];
  /** What was paid: less than owed when a buy-in was not enough. */
  readonly paid: readonly Transfer[];
}

/** Pays all transfers in order. No seat pays more than it has at the table. */
export function settle(play: Play, unit: bigint): Settled {
  const buyIn = units.buyIn;
  const held = play.hands.map(() => buyIn);
  const paid = transfersOf(play).map((transfer) => {
    const within = Math.min(transfer.units, held[transfer.from] ?? 0);
    held[transfer.from] = (held[transfer.from] ?? 0) - within;
    held[transfer.to] = (held[transfer.to] ?? 0) + within;
    return { ...transfer, units: within };
  });
  const nets = held.map((amount) => BigInt(amount - buyIn) * unit);
  const rakes = nets.map((net) => (net > 0n ? (net * rakePercent) / 100n : 0n));
  const payouts = nets.map((net, seat) => BigInt(buyIn) * unit + net - (rakes[seat] ?? 0n));
  return { nets, rakes, payouts, paid: paid.filter((transfer) => transfer.units > 0) };
}
