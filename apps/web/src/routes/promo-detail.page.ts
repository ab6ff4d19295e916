import type { PageManifest } from '../lib/navigation/page.ts';
import { paths } from '../lib/navigation/paths.ts';

export const promoDetailPage = {
  at: [
    {
      paths: [paths.promoDetail, '/promotions/:id'],
      areas: { header: true, menu: true, footer: true, float: true },
    },
  ],
  load: () => import('./promo-detail.tsx'),
} satisfies PageManifest;
