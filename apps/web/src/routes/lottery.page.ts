import type { PageManifest } from '../lib/navigation/page.ts';
import { paths } from '../lib/navigation/paths.ts';

export const lotteryPage = {
  at: [{ paths: [paths.lottery], areas: { header: true, phoneBars: true } }],
  load: () => import('./lottery.tsx'),
  texts: ['lobby'],
} satisfies PageManifest;
