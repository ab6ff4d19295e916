import type { Data, Logged, Vendors } from '../../contexts.ts';
import type { Manifest } from '../../manifest.ts';
import { countPlay, countPlayersNow } from './count-play.ts';
import { gamesRoutes, ownGamesRoutes } from './games.routes.ts';

export const games = {
  routes: [gamesRoutes, ownGamesRoutes],
  jobs: [
    { name: 'game-popularity', cron: '*/5 * * * *', run: (site) => countPlay(site) },
    { name: 'game-players', cron: '* * * * *', run: countPlayersNow },
  ],
  chaos: { none: 'moves no money' },
} as const satisfies Manifest<Data & Logged & Vendors>;
