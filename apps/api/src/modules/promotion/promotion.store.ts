import type { PromotionCategory } from '@lantern/contracts';
import type { Database } from '../../db/database.ts';
import type { ByLanguage } from '../content/index.ts';

export interface PromotionRow {
  id: string;
  category: PromotionCategory;
  art: string;
  /** A promotion without terms has no `content`. */
  texts: ByLanguage<{ title: string; text: string; content?: string }>;
  startsAt: Date | null;
  endsAt: Date | null;
}

const select = { id: true, category: true, art: true, texts: true, startsAt: true, endsAt: true };

interface Wanted {
  brandId: string;
  /** Undefined for all categories. */
  category: PromotionCategory | undefined;
  /** Whether to include those that start later. */
  announced: boolean;
  now: Date;
}

/** The promotions that have not ended, in their order. */
export async function findPromotions(
  { prisma }: Database,
  { brandId, category, announced, now }: Wanted,
): Promise<PromotionRow[]> {
  const rows = await prisma.promotion.findMany({
    where: {
      brandId,
      ...(category && { category }),
      AND: [
        { OR: [{ endsAt: null }, { endsAt: { gt: now } }] },
        ...(announced ? [] : [{ OR: [{ startsAt: null }, { startsAt: { lte: now } }] }]),
      ],
    },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
    select,
  });
  return rows as unknown as PromotionRow[];
}

/** A promotion of the brand, also before its start and after its end. */
export async function findPromotion(
  { prisma }: Database,
  brandId: string,
  id: string,
): Promise<PromotionRow | undefined> {
  const row = await prisma.promotion.findFirst({ where: { id, brandId }, select });
  return (row as unknown as PromotionRow | null) ?? undefined;
}
