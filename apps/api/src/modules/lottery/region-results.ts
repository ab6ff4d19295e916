import type { QueryOf, regionResults, ValueOf } from '@lantern/contracts';
import type { VisitorCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { offerOf } from './offer.ts';
import { findProvinceResults, findRegionDays } from './region-results.store.ts';

/** The archive of a region: what its provinces drew on a day. */
export async function listRegionResults(
  context: Data,
  { brand }: VisitorCaller,
  { region, day: asked }: QueryOf<typeof regionResults>,
): Promise<ValueOf<typeof regionResults>> {
  const { games } = await offerOf(context, brand);
  const offered = new Set(games.map(({ row }) => row.code));
  const days = await findRegionDays(context.db, region, asked || null);
  const { day = null, before = null, after = null } = days ?? {};
  const rows = day === null ? [] : await findProvinceResults(context.db, region, day);
  const provinces = rows
    .filter(({ gameCode }) => offered.has(gameCode))
    .map((row) => ({ ...row, drawsAt: row.drawsAt.toISOString() }));
  return { day, provinces, before, after };
}
