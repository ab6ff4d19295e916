import { type PageManifest, wholePage } from '../lib/navigation/page.ts';
import { paths } from '../lib/navigation/paths.ts';

export const downPage = {
  at: [{ paths: [paths.down, paths.download], areas: wholePage }],
  load: () => import('./down.tsx'),
} satisfies PageManifest;
