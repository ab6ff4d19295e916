import {
  type promotionDetail,
  type promotions,
  type QueryOf,
  Refusal,
  type ValueOf,
} from '@lantern/contracts';
import { bannerArt } from '../../banner-art.ts';
import type { VisitorCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
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
    url: bannerArt(row.art).wide,
    urlCompact: bannerArt(row.art).compact,
    startsAt: row.startsAt?.toISOString() ?? null,
    endsAt: row.endsAt?.toISOString() ?? null,
    status: statusOf(row, now),
  };
}

/** A category's current promotions; without a category, all current and announced ones. */
export async function describePromotions(
  { db, clock }: Data,
  { brand, language }: VisitorCaller,
  { category }: QueryOf<typeof promotions>,
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

/** @throws Refusal promotion_not_found, also for a promotion of another brand */
export async function describePromotion(
  { db, clock }: Data,
  { brand, language }: VisitorCaller,
  { id }: QueryOf<typeof promotionDetail>,
): Promise<ValueOf<typeof promotionDetail>> {
  const row = await findPromotion(db, brand.id, id);
  if (!row) throw new Refusal('promotion_not_found');
  const { content = '' } = inLanguage(row.texts, language) ?? {};
  return { ...describe(row, language, clock.now()), content: safeHtml(content) };
}
