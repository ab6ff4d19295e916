import type { Database } from '../../db/database.ts';

export interface PromotionRow {
  id: string;
  art: string;
  texts: Record<string, { title: string; text: string }>;
}

/** The promotions of a category that run at a moment, in their order. */
export async function findPromotions(
  { prisma }: Database,
  brandId: string,
  category: string,
  now: Date,
): Promise<PromotionRow[]> {
  const rows = await prisma.promotion.findMany({
    where: {
      brandId,
      category,
      AND: [
        { OR: [{ startsAt: null }, { startsAt: { lte: now } }] },
        { OR: [{ endsAt: null }, { endsAt: { gt: now } }] },
      ],
    },
    orderBy: { position: 'asc' },
    select: { id: true, art: true, texts: true },
  });
  return rows.map((row) => ({ ...row, texts: row.texts as unknown as PromotionRow['texts'] }));
}
