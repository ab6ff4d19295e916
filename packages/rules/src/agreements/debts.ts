/** What an upline owes for one bill of a downline. */
export interface Debt {
  /** The downline's agreement. */
  agreement: string;
  /** Start of the agreement. */
  since: Date;
  /** Start of the period of the bill. */
  period: Date;
  amount: bigint;
}

export const debtSources = ['bill', 'main', 'lottery'] as const;
/** Where the money comes from, in the order in which it is used. */
export type DebtSource = (typeof debtSources)[number];

export type Means = Readonly<Record<DebtSource, bigint>>;

export interface Payment {
  debt: Debt;
  from: DebtSource;
  amount: bigint;
}

export interface Paid {
  payments: Payment[];
  /** What is still owed, in the same order. */
  owed: Debt[];
  /** What is left of the money. */
  left: Means;
}

/** Oldest period first, then oldest agreement. */
export const byAge = (one: Debt, other: Debt): number =>
  one.period.getTime() - other.period.getTime() ||
  one.since.getTime() - other.since.getTime() ||
  (one.agreement < other.agreement ? -1 : Number(one.agreement > other.agreement));

/** Pays each debt in full before the next one. A wallet below zero pays nothing. */
export function payDebts(debts: readonly Debt[], means: Means): Paid {
  const left = { ...means };
  const paid: Paid = { payments: [], owed: [], left };
  for (const debt of [...debts].sort(byAge)) {
    let rest = debt.amount;
    for (const from of debtSources) {
      const has = left[from] > 0n ? left[from] : 0n;
      const amount = has < rest ? has : rest;
      if (amount === 0n) continue;
      paid.payments.push({ debt, from, amount });
      left[from] -= amount;
      rest -= amount;
    }
    if (rest > 0n) paid.owed.push({ ...debt, amount: rest });
  }
  return paid;
}
