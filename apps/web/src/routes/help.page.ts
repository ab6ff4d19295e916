import type { PageManifest } from '../lib/navigation/page.ts';
import { paths } from '../lib/navigation/paths.ts';

export const helpPage = {
  at: [
    { paths: [paths.helpCentre], areas: { float: true } },
    { paths: [paths.help], areas: { banner: true, float: true } },
  ],
  load: () => import('./help.tsx'),
} satisfies PageManifest;
