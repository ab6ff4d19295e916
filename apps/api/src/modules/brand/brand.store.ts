import { parseBrandSettings } from '@lantern/database';
import type { Database } from '../../db/database.ts';
import type { Brand } from './brand.ts';

export async function loadBrands({ prisma }: Database): Promise<Brand[]> {
  const rows = await prisma.brand.findMany({ include: { hosts: true } });
  return rows.map((row) => ({
    id: row.id,
    code: row.code,
    name: row.name,
    currency: row.currency,
    timeZone: row.timeZone,
    hosts: row.hosts.map(({ host }) => host),
    consoleHosts: row.hosts.flatMap(({ host, console }) => (console ? [host] : [])),
    settings: parseBrandSettings(row.code, row.currency, row.settings),
  }));
}

export interface BannerRow {
  id: string;
  groupName: string;
  art: string;
  texts: Record<string, { eyebrow: string; title: string; text: string; action: string }>;
  linkageType: string | null;
  linkage: string | null;
}

/** The first banner of each group. */
export async function findFirstBanners(
  { prisma }: Database,
  brandId: string,
): Promise<Pick<BannerRow, 'groupName' | 'art' | 'linkageType'>[]> {
  return prisma.banner.findMany({
    where: { brandId },
    orderBy: [{ groupName: 'asc' }, { position: 'asc' }],
    distinct: ['groupName'],
    select: { groupName: true, art: true, linkageType: true },
  });
}

/** The art of the first running promotion for new members. */
export async function findNewcomerArt(
  { prisma }: Database,
  brandId: string,
  now: Date,
): Promise<string | undefined> {
  const first = await prisma.promotion.findFirst({
    where: {
      brandId,
      category: 'new_player',
      AND: [
        { OR: [{ startsAt: null }, { startsAt: { lte: now } }] },
        { OR: [{ endsAt: null }, { endsAt: { gt: now } }] },
      ],
    },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    select: { art: true },
  });
  return first?.art;
}

/** The banners of one group, in their order. */
export async function findBanners(
  { prisma }: Database,
  brandId: string,
  groupName: string,
): Promise<BannerRow[]> {
  const rows = await prisma.banner.findMany({
    where: { brandId, groupName },
    orderBy: { position: 'asc' },
  });
  return rows.map((row) => ({ ...row, texts: row.texts as unknown as BannerRow['texts'] }));
}
