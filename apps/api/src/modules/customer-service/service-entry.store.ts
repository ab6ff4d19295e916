import type { ServiceType } from '@lantern/contracts';
import type { Database } from '../../db/database.ts';

export interface ServiceEntry {
  csType: ServiceType;
  titles: Record<string, string>;
  url: string;
  pathType: string;
}

/** The brand's service entries, in their order. */
export async function findServiceEntries(
  { prisma }: Database,
  brandId: string,
): Promise<ServiceEntry[]> {
  const rows = await prisma.serviceEntry.findMany({
    where: { brandId },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
  });
  return rows.map(({ csType, titles, url, pathType }) => ({
    csType: csType as ServiceType,
    titles: titles as Record<string, string>,
    url,
    pathType,
  }));
}
