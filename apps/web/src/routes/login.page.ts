import type { PageManifest } from '../lib/navigation/page.ts';
import { paths } from '../lib/navigation/paths.ts';

export const loginPage = {
  at: [{ paths: [paths.login], areas: { header: true, entry: true, float: true } }],
  load: () => import('./login.tsx'),
} satisfies PageManifest;
