import { periodAt, settledAt } from '@lantern/rules/agreements';
import { inTransaction } from '../../db/transaction.ts';
import type { Brand } from '../brand/index.ts';
import type { AgreementContext } from './context.ts';
import { settlePeriod } from './settle-period.ts';
import {
  findAsOf,
  findNextPeriods,
  findPayingDebtors,
  type NextPeriod,
  type PeriodOf,
  payDebtsOf,
} from './settlement.store.ts';

/** Periods of one kind that one run settles at most, so that no kind waits for another. */
const most = 300;

const periodOf = ({ id, timeZone }: Brand, { kind, length, start }: NextPeriod): PeriodOf => ({
  ...periodAt(length, start, timeZone),
  // The part that is not settled yet, also after a change of the time zone.
  start,
  brandId: id,
  kind,
});

/** The next period of each kind that is due and whose figures are complete. */
async function findDue({ db, clock }: AgreementContext, brand: Brand) {
  const asOf = await findAsOf(db.pool);
  const periods = (await findNextPeriods(db.pool, brand.id)).map((next) => periodOf(brand, next));
  const now = clock.now();
  return periods
    .filter((period) => settledAt(period.kind, period, brand.timeZone) <= now && asOf >= period.end)
    .map((period) => ({ brand, period, asOf }));
}

/** Settles what is due in a brand, period by period, so that none is skipped. */
async function settleBrand(context: AgreementContext, brand: Brand): Promise<void> {
  for (let run = 0; run < most; run += 1) {
    const due = await findDue(context, brand);
    if (due.length === 0) return;
    for (const settling of due) await settlePeriod(context, settling);
  }
}

/** Settles all periods that have ended and whose figures are complete. */
export async function settleDue(context: AgreementContext): Promise<void> {
  for (const brand of context.brands.all()) await settleBrand(context, brand);
}

/** Pays debts that could not be paid when their money came in. */
export async function payOpenDebts({ db }: AgreementContext): Promise<void> {
  for (const { memberId } of await findPayingDebtors(db.pool))
    await inTransaction(db.pool, (client) => payDebtsOf(client, memberId));
}
