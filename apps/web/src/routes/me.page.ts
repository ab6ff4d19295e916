import type { PageManifest } from '../lib/navigation/page.ts';
import { paths } from '../lib/navigation/paths.ts';

export const mePage = {
  at: [{ paths: [paths.me], areas: { header: true, menu: true } }],
  load: () => import('./me.tsx'),
} satisfies PageManifest;
