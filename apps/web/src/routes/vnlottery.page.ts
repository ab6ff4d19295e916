import type { PageManifest } from '../lib/navigation/page.ts';
import { paths } from '../lib/navigation/paths.ts';

export const vnlotteryPage = {
  at: [
    {
      paths: [paths.vnlottery],
      areas: { header: true, menu: true, besideGame: true, phoneBars: true },
    },
  ],
  load: () => import('./vnlottery.tsx'),
  texts: ['lobby'],
} satisfies PageManifest;
