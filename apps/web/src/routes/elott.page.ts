import { type PageManifest, wholePage } from '../lib/navigation/page.ts';
import { paths } from '../lib/navigation/paths.ts';

export const elottPage = {
  at: [{ paths: [paths.elott], areas: wholePage }],
  load: () => import('./elott.tsx'),
  texts: ['lobby'],
} satisfies PageManifest;
