import type { Data } from '../../contexts.ts';
import type { Manifest } from '../../manifest.ts';
import { gamesRoutes } from './games.routes.ts';

export const games = {
  routes: [gamesRoutes],
  chaos: { none: 'reads only' },
} as const satisfies Manifest<Data>;
