import type { promotions, ValueOf } from '@lantern/contracts';
import { artAddress } from '@lantern/ui/art-address';
import type { Call } from '../../http/routes.ts';
import type { Site } from '../../site.ts';
import { findPromotions } from './promotion.store.ts';

/** The promotions that run now. One without a text in the caller's language is shown in English. */
export async function describePromotions(
  { db, clock }: Site,
  { brand, query, language }: Call<typeof promotions>,
): Promise<ValueOf<typeof promotions>> {
  const { category } = query;
  const rows = await findPromotions(db, brand.id, category, clock.now());
  return rows.map(({ id, art, texts }) => ({
    id,
    category,
    ...(texts[language] ?? texts.en ?? { title: '', text: '' }),
    url: artAddress('banner', art),
    urlCompact: artAddress('banner-compact', art),
  }));
}
