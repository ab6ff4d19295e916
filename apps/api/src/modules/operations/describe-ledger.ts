import type { trialBalance, ValueOf } from '@lantern/contracts';
import type { Data } from '../../contexts.ts';
import type { StaffCall } from '../../http/routes.ts';
import { findProof } from './describe-jobs.ts';
import { type BalanceRow, sumPurses } from './operations.store.ts';

type TrialBalance = ValueOf<typeof trialBalance>;
type Liability = TrialBalance['liabilities'][number];

/** The purposes of the staff's own words: what the members could ask for, and what they owe. */
export const liabilitiesOf = (rows: readonly BalanceRow[]): Liability[] =>
  rows
    .filter(({ owner, play_money: play }) => owner === 'member' && !play)
    .map(({ purpose, currency, purses, sum }) => ({ purpose, currency, purses, sum }));

const moneyOf = (row: BalanceRow) => `${row.currency} ${row.play_money}`;

function describeMoney(rows: readonly BalanceRow[]): TrialBalance['money'] {
  return [...new Set(rows.map(moneyOf))].flatMap((money) => {
    const own = rows.filter((row) => moneyOf(row) === money);
    const [first] = own;
    if (!first) return [];
    return {
      currency: first.currency,
      playMoney: first.play_money,
      sum: own.reduce((sum, row) => sum + BigInt(row.sum), 0n).toString(),
      lines: own.map(({ owner, purpose, purses, sum }) => ({ owner, purpose, purses, sum })),
    };
  });
}

export async function describeLedger(
  { db, clock }: Data,
  { brand }: StaffCall,
): Promise<TrialBalance> {
  const [rows, proof] = await Promise.all([sumPurses(db, brand.id), findProof(db, 'ledger-proof')]);
  return {
    at: clock.now().toISOString(),
    proof,
    money: describeMoney(rows),
    liabilities: liabilitiesOf(rows),
  };
}
