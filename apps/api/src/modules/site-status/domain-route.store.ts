import type { Database } from '../../db/database.ts';

export interface RouteRow {
  url: string;
  speed: number | null;
  measuredAt: string | null;
}

/**
 * Where a brand can be reached: the fastest first, then those that have not answered, in their
 * order.
 */
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

/** Every address of every brand that is to be tried. */
export function findRoutesToMeasure({
  prisma,
}: Database): Promise<{ brandId: string; url: string }[]> {
  return prisma.domainRoute.findMany({
    where: { enabled: true },
    select: { brandId: true, url: true },
  });
}

/** @param speed in milliseconds; undefined where the address has not answered */
export async function saveSpeed(
  { prisma }: Database,
  { brandId, url }: { brandId: string; url: string },
  speed: number | undefined,
  now: Date,
): Promise<void> {
  // An address that has been removed meanwhile is none any more.
  await prisma.domainRoute.updateMany({
    where: { brandId, url },
    data: { speedMs: speed ?? null, measuredAt: now },
  });
}
