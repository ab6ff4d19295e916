import { findRows, toColumns } from '@lantern/rows';
import type { Database } from '../../db/database.ts';

/** Calls of one vendor in one direction. */
export interface Counted {
  vendor: string;
  way: 'in' | 'out';
  calls: number;
  refused: number;
  failed: number;
  /** Milliseconds. */
  totalMs: number;
  slowestMs: number;
  /** Milliseconds since the epoch. */
  lastAt: number;
}

/** Adds what a process has counted to the spans of five minutes. */
export async function addHealth({ pool }: Database, counted: readonly Counted[]): Promise<void> {
  await pool.query(
    `insert into vendor_health as h
        (vendor_code, way, span, calls, refused, failed, total_ms, slowest_ms, last_at)
     select v.code, c.way, date_bin('5 minutes', to_timestamp(c.last_at / 1000), 'epoch'), c.calls,
            c.refused, c.failed, c.total_ms, c.slowest_ms, to_timestamp(c.last_at / 1000)
       from jsonb_to_recordset($1) as c
            (vendor text, way text, calls int, refused int, failed int, total_ms float8,
             slowest_ms float8, last_at float8)
       join vendor v on v.code = c.vendor
     on conflict (vendor_code, way, span) do update
       set calls = h.calls + excluded.calls, refused = h.refused + excluded.refused,
           failed = h.failed + excluded.failed, total_ms = h.total_ms + excluded.total_ms,
           slowest_ms = greatest(h.slowest_ms, excluded.slowest_ms),
           last_at = greatest(h.last_at, excluded.last_at)`,
    [JSON.stringify(counted.map(toColumns))],
  );
}

export interface SpanRow {
  vendorCode: string;
  way: 'in' | 'out';
  lastAt: Date;
  hourCalls: number;
  hourRefused: number;
  hourFailed: number;
  hourMs: number | null;
  hourSlowest: number | null;
  dayCalls: number;
  dayRefused: number;
  dayFailed: number;
  dayMs: number | null;
  daySlowest: number | null;
}

function sums(name: string, hours: number): string {
  const recent = `filter (where span > $1::timestamptz - interval '${hours} hours')`;
  const count = (column: string) =>
    `coalesce(sum(${column}) ${recent}, 0)::int as ${name}_${column}`;
  return [
    ...['calls', 'refused', 'failed'].map(count),
    `(sum(total_ms) ${recent} / nullif(sum(calls) ${recent}, 0))::int as ${name}_ms`,
    `max(slowest_ms) ${recent} as ${name}_slowest`,
  ].join(', ');
}

/** The calls of the last hour and day before a moment. */
export const findHealth = ({ pool }: Database, now: Date): Promise<SpanRow[]> =>
  findRows<SpanRow>(
    pool,
    `select vendor_code, way, max(last_at) as last_at, ${sums('hour', 1)}, ${sums('day', 24)}
       from vendor_health group by 1, 2`,
    [now],
  );

export interface VendorRow {
  code: string;
  name: string;
  openRounds: number;
  changes: number;
  readAt: Date | null;
  problem: 'silence' | 'too_few' | null;
}

/** All vendors, with what waits at each for the brand's staff. */
export const findVendors = ({ pool }: Database, brandId: string): Promise<VendorRow[]> =>
  findRows<VendorRow>(
    pool,
    `select v.code, v.name, c.read_at, c.problem,
            (select count(*)::int from open_round o
              where o.brand_id = $1 and o.vendor_code = v.code and o.closed_at is null)
              as open_rounds,
            (select count(*)::int from game_change g
              where g.vendor_code = v.code and g.decided_at is null) as changes
       from vendor v left join vendor_catalogue c on c.vendor_code = v.code order by v.name`,
    [brandId],
  );

/** Forgets what is older than eight days. */
export async function removeOldHealth({ pool }: Database, now: Date): Promise<void> {
  await pool.query("delete from vendor_health where span < $1::timestamptz - interval '8 days'", [
    now,
  ]);
}
