import { betShares, formatRate, type RealTimeTerms, readTerms } from '@lantern/rules/agreements';
import type { Data } from '../../contexts.ts';
import type { BillRow } from './bill.store.ts';
import { findWindowBets } from './settled-bets.store.ts';
import { findTermsById } from './settlement.store.ts';

/**
 * What each bet earns in a bill of real-time salary, as a percentage of its turnover, by the number
 * of its row in the log. A correction counts the difference of two shares, which is no rate.
 */
export async function findBetRates(
  { db }: Data,
  { brandId, agreementId, kind, periodStart: start, periodEnd: end }: BillRow,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (kind !== 'realTimeSalary') return new Map();
  const bets = [...(await findWindowBets(db.pool, { brandId, start, end }, ids))];
  const agreements = new Set(bets.flatMap(([, { upwards }]) => upwards));
  const tiers = new Map<string, RealTimeTerms['tiers']>();
  for (const id of agreements) {
    const found = await findTermsById(db.pool, id);
    if (found) tiers.set(id, (readTerms(found.terms) as RealTimeTerms).tiers);
  }
  return new Map(
    bets
      .filter(([, { before }]) => !before)
      .map(([id, { change, upwards }]) => {
        const payees = upwards.map((agreement) => ({
          agreement,
          tiers: tiers.get(agreement) ?? [],
        }));
        const own = betShares(change, payees).find(({ agreement }) => agreement === agreementId);
        return [id, formatRate(own?.rate ?? 0)];
      }),
  );
}
