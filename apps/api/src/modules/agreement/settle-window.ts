import {
  type BetPayee,
  type BetShare,
  betShares,
  correctedShares,
  type Exact,
  periodAt,
  type RealTimeTerms,
  readTerms,
  windowBill,
} from '@lantern/rules/agreements';
import type { Data } from '../../contexts.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type BetSum, describeWindowBill } from './calculate.ts';
import { commitBills, endMoved } from './commit-bills.ts';
import type { AgreementContext } from './context.ts';
import { type Due, inChunks, type Settling } from './due.ts';
import { readWindowBets, type WindowBet } from './settled-bets.store.ts';
import {
  findCarries,
  findNextBet,
  findTermsById,
  type InForce,
  passQuietTime,
} from './settlement.store.ts';

export interface Earned {
  exact: Exact;
  /** The valid stakes of the bets that were counted. */
  base: bigint;
  /** The valid stakes that won, or lost, at the same rate. */
  bets: BetSum[];
}

export const earnedNothing = (): Earned => ({ exact: 0n, base: 0n, bets: [] });

/** Adds the shares of an agreement in a bet, or in its correction; nothing without any. */
export function addShares(sum: Earned, { change }: WindowBet, shares: readonly BetShare[]): void {
  if (shares.length > 0) sum.base += change.validStake;
  for (const { won, rate, base, exact } of shares) {
    sum.exact += exact;
    const known = sum.bets.find((each) => each.won === won && each.rate === rate);
    if (known) known.base += base;
    else sum.bets.push({ won, rate, base });
  }
}

/** What each agreement earns by a bet, or by what a correction changes of it. */
export function sharesOf({ change, before }: WindowBet, upwards: readonly BetPayee[]) {
  if (!before) return betShares(change, upwards);
  const after = {
    stake: before.stake + change.stake,
    validStake: before.validStake + change.validStake,
    win: before.win + change.win,
  };
  return correctedShares(before, after, upwards);
}

/**
 * What each agent earns by the bets of a window, by agent.
 * @param team reads only the bets of an agent and its team
 */
export async function readEarned(
  { db }: Data,
  { period }: Pick<Settling, 'period'>,
  team?: string,
): Promise<Map<string, Earned>> {
  const earned = new Map<string, Earned>();
  const payees = new Map<string, BetPayee & { agentId: string }>();
  const payeeOf = async (id: string) => {
    const known = payees.get(id);
    if (known) return known;
    const found = await findTermsById(db.pool, id);
    if (!found) throw new Error(`Agreement ${id} is missing.`);
    const { tiers } = readTerms(found.terms) as RealTimeTerms;
    const payee = { agreement: id, tiers, agentId: found.agentId };
    payees.set(id, payee);
    return payee;
  };
  for await (const bet of readWindowBets(db.pool, period, team)) {
    const upwards = [];
    for (const id of bet.upwards) upwards.push(await payeeOf(id));
    const shares = sharesOf(bet, upwards);
    for (const id of new Set(shares.map(({ agreement }) => agreement))) {
      const { agentId } = await payeeOf(id);
      const sum = earned.get(agentId) ?? earnedNothing();
      earned.set(agentId, sum);
      addShares(
        sum,
        bet,
        shares.filter(({ agreement }) => agreement === id),
      );
    }
  }
  return earned;
}

/**
 * Passes over the windows in which nothing settled, up to the one of the next bet. Answers whether
 * there were any.
 */
export async function passQuietWindows(
  { db, clock }: AgreementContext,
  settling: Settling,
): Promise<boolean> {
  const { brand, period, asOf } = settling;
  const next = await findNextBet(db.pool, period);
  const { start: until } = periodAt('window', next && next < asOf ? next : asOf, brand.timeZone);
  if (until < period.end) return false;
  await inTransaction(db.pool, async (client) => {
    const passed = await passQuietTime(client, period, until);
    const whole = { ...settling, period: { ...period, end: until } };
    await endMoved(
      client,
      whole,
      passed.map(({ id }) => id),
      clock.now(),
    );
  });
  return true;
}

/** Settles a window of real-time salary, which the brand pays. */
export async function settleWindow(
  context: AgreementContext,
  settling: Settling,
  agreements: readonly InForce[],
): Promise<void> {
  const earned = await readEarned(context, settling);
  // Each agreement is paid by the brand, so none has to wait for its line.
  const single = agreements.map((each) => ({ ...each, uplineAgreement: null }));
  for (const chunk of inChunks(single)) {
    const agents = chunk.map(({ agentId }) => agentId);
    const rows = await findCarries(context.db.pool, settling.period.kind, agents);
    const carries = new Map(rows.map(({ agentId, amount }) => [agentId, BigInt(amount)]));
    const due = chunk.map((agreement): Due => {
      const own = earned.get(agreement.agentId) ?? earnedNothing();
      const carried = carries.get(agreement.agentId) ?? 0n;
      const bill = windowBill([own.exact], carried);
      return {
        agreement,
        amount: bill.amount,
        owes: 0n,
        state: bill.amount > 0n ? 'unpaid' : 'notReached',
        calculation: describeWindowBill(bill, { ...own, carried, asOf: settling.asOf }),
        carried,
        carriedOut: bill.carriedOut,
      };
    });
    await commitBills(context, settling, due);
  }
}
