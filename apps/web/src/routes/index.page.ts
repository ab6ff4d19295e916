import { hotGames } from '@lantern/contracts';
import { announcementsQuery } from '../features/announcements/announcement.queries.ts';
import { queryOf } from '../lib/api/queries.ts';
import { type PageManifest, wholePage } from '../lib/navigation/page.ts';
import { homeAliases, paths } from '../lib/navigation/paths.ts';

export const indexPage = {
  at: [{ paths: [paths.home, ...homeAliases], areas: wholePage }],
  load: () => import('./index.tsx'),
  ask: (client) =>
    Promise.all([
      client.prefetchQuery(queryOf(hotGames)),
      client.prefetchQuery(announcementsQuery('B')),
    ]),
} satisfies PageManifest;
