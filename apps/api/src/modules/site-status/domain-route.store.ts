import type { Database } from '../../db/database.ts';

export interface RouteRow {
  url: string;
  speed: number | null;
  measuredAt: string | null;
}

/** A brand's enabled domain routes, fastest first; those that did not respond come last. */
export async function findRoutes({ prisma }: Database, brandId: string): Promise<RouteRow[]> {
  const rows = await prisma.domainRoute.findMany({
    where: { brandId, enabled: true },
    orderBy: [{ speedMs: { sort: 'asc', nulls: 'last' } }, { position: 'asc' }, { url: 'asc' }],
  });
  return rows.map(({ url, speedMs, measuredAt }) => ({
    url,
    speed: speedMs,
    measuredAt: measuredAt?.toISOString() ?? null,
  }));
}

/** The enabled domain routes of all brands. */
export function findRoutesToMeasure({
  prisma,
}: Database): Promise<{ brandId: string; url: string }[]> {
  return prisma.domainRoute.findMany({
    where: { enabled: true },
    select: { brandId: true, url: true },
  });
}

/** @param speed in milliseconds; undefined when the address did not respond */
export async function saveSpeed(
  { prisma }: Database,
  { brandId, url }: { brandId: string; url: string },
  speed: number | undefined,
  now: Date,
): Promise<void> {
  // Not `update`, which fails when the address has been removed meanwhile.
  await prisma.domainRoute.updateMany({
    where: { brandId, url },
    data: { speedMs: speed ?? null, measuredAt: now },
  });
}
