import { type PageManifest, wholePage } from '../lib/navigation/page.ts';
import { paths } from '../lib/navigation/paths.ts';

const { hot, rng, pvp, live, fish, sports, esports, cockfight, inhouse } = paths;

export const egamePage = {
  at: [
    { paths: [hot, rng, pvp, live, fish, sports, esports, cockfight, inhouse], areas: wholePage },
  ],
  load: () => import('./egame.tsx'),
  texts: ['lobby'],
} satisfies PageManifest;
