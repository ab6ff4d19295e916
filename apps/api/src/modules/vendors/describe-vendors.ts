import type { ValueOf, VendorState, vendorStates } from '@lantern/contracts';
import type { StaffCaller } from '../../caller.ts';
import type { VendorsContext } from './context.ts';
import { findHealth, findVendors, type SpanRow } from './vendor-health.store.ts';

/** How each vendor works, for the staff of a brand. */
export async function describeVendors(
  { db, clock, vendors, transferVendors }: VendorsContext,
  { brand }: StaffCaller,
): Promise<ValueOf<typeof vendorStates>> {
  const [rows, spans] = await Promise.all([findVendors(db, brand.id), findHealth(db, clock.now())]);
  const spanOf = (code: string, way: 'in' | 'out') =>
    trafficOf(spans.find((one) => one.vendorCode === code && one.way === way));
  return {
    vendors: rows.map(({ code, name, openRounds, changes, readAt, problem }) => ({
      ...{ vassalage: code, vendorName: name, openRounds, changes },
      connected: vendors.has(code) || transferVendors.has(code),
      incoming: spanOf(code, 'in'),
      outgoing: spanOf(code, 'out'),
      catalogueReadAt: readAt?.toISOString() ?? null,
      catalogueProblem: problem,
    })),
  };
}

const none = { calls: 0, refused: 0, failed: 0, averageMs: null, slowestMs: null };

const trafficOf = (row: SpanRow | undefined): VendorState['incoming'] =>
  row
    ? {
        lastAt: row.lastAt.toISOString(),
        hour: {
          ...{ calls: row.hourCalls, refused: row.hourRefused, failed: row.hourFailed },
          ...{ averageMs: row.hourMs, slowestMs: row.hourSlowest },
        },
        day: {
          ...{ calls: row.dayCalls, refused: row.dayRefused, failed: row.dayFailed },
          ...{ averageMs: row.dayMs, slowestMs: row.daySlowest },
        },
      }
    : { lastAt: null, hour: none, day: none };
