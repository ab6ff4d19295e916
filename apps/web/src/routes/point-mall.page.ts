import { type PageManifest, wholePage } from '../lib/navigation/page.ts';
import { paths } from '../lib/navigation/paths.ts';

export const pointMallPage = {
  at: [{ paths: [paths.pointMall], areas: wholePage }],
  load: () => import('./point-mall.tsx'),
} satisfies PageManifest;
