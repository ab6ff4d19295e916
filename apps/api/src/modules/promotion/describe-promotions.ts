import { type promotionDetail, type promotions, Refusal, type ValueOf } from '@lantern/contracts';
import { artAddress } from '@lantern/ui/art-address';
import type { Data } from '../../contexts.ts';
import type { Call } from '../../http/routes.ts';
import { safeHtml } from '../../safe-html.ts';
import { inLanguage } from '../content/index.ts';
import { findPromotion, findPromotions, type PromotionRow } from './promotion.store.ts';

type Promotion = ValueOf<typeof promotions>[number];

function statusOf({ startsAt, endsAt }: PromotionRow, now: Date): Promotion['status'] {
  if (endsAt && endsAt <= now) return 'closed';
  return startsAt && startsAt > now ? 'coming_soon' : 'open';
}

function describe(row: PromotionRow, language: string, now: Date): Promotion {
  const { title, text } = inLanguage(row.texts, language) ?? { title: '', text: '' };
  return {
    id: row.id,
    category: row.category,
    title,
    text,
    url: artAddress('banner', row.art),
    urlCompact: artAddress('banner-compact', row.art),
    startsAt: row.startsAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    status: statusOf(row, now),
  };
}

/** Those of a category that run now; without a category, those of all that run or are announced. */
export async function describePromotions(
  { db, clock }: Data,
  { brand, query: { category }, language }: Call<typeof promotions>,
): Promise<Promotion[]> {
  const now = clock.now();
  const rows = await findPromotions(db, {
    brandId: brand.id,
    category,
    announced: category === undefined,
    now,
  });
  return rows.map((row) => describe(row, language, now));
}

/** @throws Refusal promotion_not_found, also for one of another brand */
export async function describePromotion(
  { db, clock }: Data,
  { brand, query, language }: Call<typeof promotionDetail>,
): Promise<ValueOf<typeof promotionDetail>> {
  const row = await findPromotion(db, brand.id, query.id);
  if (!row) throw new Refusal('promotion_not_found');
  const { content = '' } = inLanguage(row.texts, language) ?? {};
  return { ...describe(row, language, clock.now()), content: safeHtml(content) };
}
