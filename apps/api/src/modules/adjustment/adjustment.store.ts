import { findRow, findRows } from '@lantern/rows';
import type { Database } from '../../db/database.ts';
import { carryOutBy } from '../../db/decided-proposal.ts';

/** The member's main purse, null for a member without one; undefined for an unknown member. */
export async function findMainPurse(
  { pool }: Database,
  brandId: string,
  memberId: string,
  currency: string,
): Promise<{ purse: string | null } | undefined> {
  return findRow<{ purse: string | null }>(
    pool,
    `select p.id as purse from member m
       left join purse p on p.member_id = m.id and p.purpose = 'main' and p.currency = $3
      where m.brand_id = $1 and m.id = $2`,
    [brandId, memberId, currency],
  );
}

export interface AdjustmentRow {
  proposal: string;
  memberId: string;
  username: string;
  direction: 'credit' | 'debit';
  amount: string;
  currency: string;
  reason: string;
  proposedBy: string;
  approvedBy: string;
  postedAt: Date;
}

/** The adjustments carried out on a day of the brand, the oldest first. */
export async function findAdjustments(
  { pool }: Database,
  brandId: string,
  timeZone: string,
  day: string,
): Promise<AdjustmentRow[]> {
  return findRows<AdjustmentRow>(
    pool,
    `select p.id as proposal, m.id as member_id, m.username,
            p.payload ->> 'direction' as direction, p.payload ->> 'amount' as amount,
            p.payload ->> 'currency' as currency, p.reason, a.username as proposed_by,
            d.username as approved_by, p.decided_at as posted_at
       from proposal p
       join member m on m.id = p.member_id
       join staff a on a.id = p.proposed_by
       join staff d on d.id = p.decided_by
      where p.brand_id = $1 and p.kind = 'adjustment' and p.status = 'approved'
        and p.decided_at >= $3::date::timestamp at time zone $2
        and p.decided_at < ($3::date + 1)::timestamp at time zone $2
      order by p.decided_at, p.id`,
    [brandId, timeZone, day],
  );
}

/** Posts an approved adjustment. */
export const carryOutAdjustment = carryOutBy('adjustment_carry_out');
