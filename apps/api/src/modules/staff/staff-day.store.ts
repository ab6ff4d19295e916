import type { StaffLimits } from '@lantern/contracts';
import { getRow } from '@lantern/rows';
import type { Database } from '../../db/database.ts';

/** The sums of a person on the brand's current day. */
export const findOwnDay = ({ pool }: Database, brandId: string, staffId: string) =>
  getRow<StaffLimits['own']>(
    pool,
    `select coalesce(sum(amount) filter (where act = 'credit'), 0)::text as credited,
            coalesce(sum(amount) filter (where act = 'approve'), 0)::text as approved,
            coalesce(sum(amount) filter (where act = 'adjust'), 0)::text as adjusted
       from staff_day where staff_id = $2 and day = brand_day($1, now())`,
    [brandId, staffId],
  );
