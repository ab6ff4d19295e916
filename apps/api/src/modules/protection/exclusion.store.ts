import type { ExclusionKind } from '@lantern/rules';
import type pg from 'pg';
import type { Database } from '../../db/database.ts';
import type { Whose } from './limits.store.ts';

export interface ExclusionRow extends pg.QueryResultRow {
  exclusion: ExclusionKind;
  excluded_at: Date;
  /** Null where it has no end. */
  until: Date | null;
  /** From when on two of the staff may lift it. */
  liftable_at: Date | null;
}

const exclusion = `exclusion, excluded_at, nullif(excluded_until, 'infinity') as until, liftable_at`;

/** How long an exclusion lasts; neither for one without an end. */
export interface Duration {
  hours?: number;
  months?: number;
}

interface NewExclusion extends Duration {
  kind: ExclusionKind;
  from: Date;
  /** Months in which nobody can lift it; null where nobody ever can. */
  firmMonths: number | null;
}

/**
 * Excludes a member from a moment on. One that is under way and ends later, or as late, stays as it
 * is: nothing is answered then; and the time in which it cannot be lifted stays with the new one.
 * The caller holds the member's lock.
 */
export async function exclude(
  client: pg.PoolClient,
  { brandId, memberId }: Whose,
  { kind, from, hours, months, firmMonths }: NewExclusion,
): Promise<ExclusionRow | undefined> {
  const { rows } = await client.query<ExclusionRow>(
    `insert into protection as p (member_id, brand_id, exclusion, excluded_at, excluded_until, liftable_at)
     values ($1, $2, $3, $4, case when $5::int is null and $6::int is null then 'infinity'
                                  else $4::timestamptz + make_interval(hours => coalesce($5, 0), months => coalesce($6, 0)) end,
             $4::timestamptz + make_interval(months => $7))
     on conflict (member_id) do update
       set exclusion = excluded.exclusion, excluded_at = excluded.excluded_at, excluded_until = excluded.excluded_until,
           liftable_at = case when p.excluded_until > excluded.excluded_at and excluded.liftable_at is not null
                              then greatest(excluded.liftable_at, coalesce(p.liftable_at, p.excluded_until))
                              else excluded.liftable_at end
       where p.excluded_until is null or p.excluded_until < excluded.excluded_until
     returning ${exclusion}`,
    [memberId, brandId, kind, from, hours ?? null, months ?? null, firmMonths],
  );
  return rows[0];
}

/** The exclusion of a member that is under way. */
export async function findExclusion(
  client: pg.PoolClient | Database['pool'],
  { brandId, memberId }: Whose,
  now: Date,
): Promise<ExclusionRow | undefined> {
  const { rows } = await client.query<ExclusionRow>(
    `select ${exclusion} from protection where member_id = $1 and brand_id = $2 and excluded_until > $3`,
    [memberId, brandId, now],
  );
  return rows[0];
}
