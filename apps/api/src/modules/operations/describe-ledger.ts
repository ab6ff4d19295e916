import type { trialBalance, ValueOf } from '@lantern/contracts';
import type { StaffCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { findProof } from './describe-jobs.ts';
import { type BalanceRow, sumPurses } from './operations.store.ts';

type TrialBalance = ValueOf<typeof trialBalance>;
type Liability = TrialBalance['liabilities'][number];

/** The members' real money by purpose: what they could claim, and what they owe. */
export const liabilitiesOf = (rows: readonly BalanceRow[]): Liability[] =>
  rows
    .filter(({ owner, playMoney: play }) => owner === 'member' && !play)
    .map(({ purpose, currency, purses, sum }) => ({ purpose, currency, purses, sum }));

const moneyOf = (row: BalanceRow) => `${row.currency} ${row.playMoney}`;

function describeMoney(rows: readonly BalanceRow[]): TrialBalance['money'] {
  return [...new Set(rows.map(moneyOf))].flatMap((money) => {
    const own = rows.filter((row) => moneyOf(row) === money);
    const [first] = own;
    if (!first) return [];
    return {
      currency: first.currency,
      playMoney: first.playMoney,
      sum: own.reduce((sum, row) => sum + BigInt(row.sum), 0n).toString(),
      lines: own.map(({ owner, purpose, purses, sum }) => ({ owner, purpose, purses, sum })),
    };
  });
}

export async function describeLedger(
  { db, clock }: Data,
  { brand }: StaffCaller,
): Promise<TrialBalance> {
  const [rows, proof] = await Promise.all([sumPurses(db, brand.id), findProof(db, 'ledger-proof')]);
  return {
    at: clock.now().toISOString(),
    proof,
    money: describeMoney(rows),
    liabilities: liabilitiesOf(rows),
  };
}
