import { type LedgerAnswer, postTransfers, type Transfer } from '@lantern/database';
import { findRow, findRows, type Queryable } from '@lantern/rows';
import type { Database } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';

/** Posts transfers that succeed or fail together; see `postTransfers`. */
export async function post(db: Queryable, transfers: readonly Transfer[]): Promise<LedgerAnswer[]> {
  const [answers = []] = await postTransfers(db, [transfers]);
  return answers;
}

/** Purposes of the house's purses, the counterparties of the members' purses. */
export type HousePurpose =
  | 'house_games'
  | 'house_play'
  | 'house_gateway'
  | 'house_bank'
  | 'house_fees'
  | 'house_adjustments'
  | 'house_agreements'
  | 'house_opening'
  | 'house_referrals';

async function purseId(
  db: Queryable,
  brandId: string,
  memberId: string | null,
  purpose: string,
  currency: string,
): Promise<string> {
  const row = await findRow<{ id: string }>(db, {
    name: 'purse_id',
    text: `select id from purse
            where brand_id = $1 and member_id is not distinct from $2
              and purpose = $3 and currency = $4`,
    values: [brandId, memberId, purpose, currency],
  });
  if (!row)
    throw new Error(`There is no purse ${purpose} in ${currency} for ${memberId ?? 'the house'}.`);
  return row.id;
}

export const housePurse = (
  db: Queryable,
  brandId: string,
  purpose: HousePurpose,
  currency: string,
) => purseId(db, brandId, null, purpose, currency);

export const memberPurse = (
  db: Queryable,
  brandId: string,
  memberId: string,
  purpose: 'main' | 'play',
  currency: string,
) => purseId(db, brandId, memberId, purpose, currency);

export interface Violation {
  rule: string;
  subject: string;
  detail: string;
}

/** The most violations that a proof reads: a broken draw of a million tickets has as many. */
const mostViolations = 20;

/** Reads the whole ledger, with a longer timeout than calls have; answers the first violations. */
export function ledgerViolations({ pool }: Database): Promise<Violation[]> {
  return inTransaction(pool, async (client) => {
    await client.query("set local statement_timeout = '4min'");
    // The client's timeout, too; it is missing in the types of pg, hence the constant.
    const proof = {
      text: `select rule, subject, detail from ledger_violations() limit ${mostViolations}`,
      query_timeout: 250_000,
    };
    return findRows<Violation>(client, proof);
  });
}
