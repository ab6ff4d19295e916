import { findRow } from '@lantern/rows';
import type { ExclusionKind } from '@lantern/rules';
import type pg from 'pg';
import type { Database } from '../../db/database.ts';
import type { Whose } from './limits.store.ts';

export interface ExclusionRow {
  exclusion: ExclusionKind;
  excludedAt: Date;
  /** Null for no end. */
  until: Date | null;
  /** When two members of staff may lift it; null for never. */
  liftableAt: Date | null;
}

const exclusion = `exclusion, excluded_at,
  nullif(excluded_until, 'infinity') as until, liftable_at`;

/** How long an exclusion lasts; without either field it has no end. */
export interface Duration {
  hours?: number;
  months?: number;
}

interface NewExclusion extends Duration {
  kind: ExclusionKind;
  from: Date;
  /** Months during which it cannot be lifted; null for never. */
  firmMonths: number | null;
}

/**
 * Excludes a member. Changes nothing and returns undefined when the current exclusion ends no
 * earlier. A new exclusion keeps the time during which the current one cannot be lifted. The caller
 * holds the member's lock.
 */
export async function exclude(
  client: pg.PoolClient,
  { brandId, memberId }: Whose,
  { kind, from, hours, months, firmMonths }: NewExclusion,
): Promise<ExclusionRow | undefined> {
  return findRow<ExclusionRow>(
    client,
    `insert into protection as p
       (member_id, brand_id, exclusion, excluded_at, excluded_until, liftable_at)
     values ($1, $2, $3, $4,
             case when $5::int is null and $6::int is null then 'infinity'
                  else $4::timestamptz
                       + make_interval(hours => coalesce($5, 0), months => coalesce($6, 0)) end,
             $4::timestamptz + make_interval(months => $7))
     on conflict (member_id) do update
       set exclusion = excluded.exclusion,
           excluded_at = excluded.excluded_at,
           excluded_until = excluded.excluded_until,
           liftable_at = case
             when p.excluded_until > excluded.excluded_at and excluded.liftable_at is not null
             then greatest(excluded.liftable_at, coalesce(p.liftable_at, p.excluded_until))
             else excluded.liftable_at end
       where p.excluded_until is null or p.excluded_until < excluded.excluded_until
     returning ${exclusion}`,
    [memberId, brandId, kind, from, hours ?? null, months ?? null, firmMonths],
  );
}

/** The member's current exclusion. */
export async function findExclusion(
  client: pg.PoolClient | Database['pool'],
  { brandId, memberId }: Whose,
  now: Date,
): Promise<ExclusionRow | undefined> {
  return findRow<ExclusionRow>(
    client,
    `select ${exclusion} from protection
      where member_id = $1 and brand_id = $2 and excluded_until > $3`,
    [memberId, brandId, now],
  );
}
