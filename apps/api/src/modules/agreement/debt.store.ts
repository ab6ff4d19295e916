import { findRows, getRow } from '@lantern/rows';
import type { AgreementKind } from '@lantern/rules/agreements';
import type { Database } from '../../db/database.ts';
import type { ListPart } from '../../db/list-part.ts';

export interface StaffDebtRow {
  billId: string;
  kind: AgreementKind;
  debtorId: string;
  debtor: string;
  creditorId: string;
  creditor: string;
  periodStart: Date;
  periodEnd: Date;
  owed: string;
  paid: string;
}

const asPrefix = (name: string) => `${name.replace(/[\\%_]/g, '\\$&')}%`;

/** A part of the open debts of a brand, oldest first, with the number and the sum of all. */
export async function findDebts(
  { pool }: Database,
  { brandId, name }: { brandId: string; name: string | undefined },
  { limit, offset = 0, after }: ListPart<Pick<StaffDebtRow, 'billId'>>,
): Promise<{ rows: StaffDebtRow[]; total: number; rest: string }> {
  const from = `from agreement_debt d
       join agreement_bill b on b.id = d.bill_id
       join member o on o.id = d.debtor_id
       join member c on c.id = d.creditor_id
      where d.brand_id = $1 and d.paid < d.owed
        and ($2::text is null or o.username_key like $2 or c.username_key like $2)`;
  const values = [brandId, name === undefined ? null : asPrefix(name)];
  const [rows, sums] = await Promise.all([
    findRows<StaffDebtRow>(
      pool,
      `select d.bill_id, b.kind, d.debtor_id, o.username as debtor, d.creditor_id,
              c.username as creditor, b.period_start, b.period_end, d.owed::text, d.paid::text
         ${from}
          and ($5::uuid is null or (d.period_start, d.since, d.bill_id) > (
                select period_start, since, bill_id from agreement_debt where bill_id = $5))
        order by d.period_start, d.since, d.bill_id limit $3 offset $4`,
      [...values, limit, offset, after?.billId ?? null],
    ),
    getRow<{ total: number; rest: string }>(
      pool,
      `select count(*)::integer as total, coalesce(sum(d.owed - d.paid), 0)::text as rest ${from}`,
      values,
    ),
  ]);
  return { rows, ...sums };
}
