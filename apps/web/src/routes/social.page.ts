import type { PageManifest } from '../lib/navigation/page.ts';
import { paths } from '../lib/navigation/paths.ts';

export const socialPage = {
  at: [{ paths: [paths.social], areas: { header: true, entry: true } }],
  load: () => import('./social.tsx'),
} satisfies PageManifest;
