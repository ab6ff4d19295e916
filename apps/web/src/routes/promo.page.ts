import { promotionsQuery } from '../features/promotions/promotion.queries.ts';
import { type PageManifest, wholePage } from '../lib/navigation/page.ts';
import { paths } from '../lib/navigation/paths.ts';

export const promoPage = {
  at: [{ paths: [paths.promotions], areas: wholePage }],
  load: () => import('./promo.tsx'),
  ask: (client) => client.prefetchQuery(promotionsQuery()),
  texts: ['promotions'],
} satisfies PageManifest;
