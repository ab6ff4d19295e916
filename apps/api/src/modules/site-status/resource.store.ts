import type { Resource } from '@lantern/contracts';
import type { Database } from '../../db/database.ts';

export interface ResourceRow {
  name: string;
  resourceType: Resource['resourceType'];
  url: string;
  qrCodeUrl: string | null;
  labels: Record<string, string>;
}

/** The brand's resources, in their order. */
export async function findResources({ prisma }: Database, brandId: string): Promise<ResourceRow[]> {
  const rows = await prisma.resource.findMany({ where: { brandId }, orderBy: { position: 'asc' } });
  return rows.map(({ name, resourceType, url, qrCodeUrl, labels }) => ({
    name,
    resourceType: resourceType as Resource['resourceType'],
    url,
    qrCodeUrl,
    labels: labels as Record<string, string>,
  }));
}
