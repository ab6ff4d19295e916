import type { PageManifest } from '../lib/navigation/page.ts';
import { paths } from '../lib/navigation/paths.ts';

export const seamlessPage = {
  at: [{ paths: [paths.seamless], areas: { header: true, menu: true, besideGame: true } }],
  load: () => import('./seamless.tsx'),
} satisfies PageManifest;
