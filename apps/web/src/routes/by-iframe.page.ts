import type { PageManifest } from '../lib/navigation/page.ts';
import { paths } from '../lib/navigation/paths.ts';

export const byIframePage = {
  at: [{ paths: [paths.game], areas: { own: true } }],
  load: () => import('./by-iframe.tsx'),
} satisfies PageManifest;
