import { capabilities } from '@lantern/contracts';
import type { Manifest } from '../../manifest.ts';
import type { PlayContext } from './context.ts';
import { heldWinRoutes } from './held-wins.routes.ts';
import { playRoutes, vendorRoutes } from './play.routes.ts';

export const play = {
  declares: capabilities.play,
  routes: [playRoutes, vendorRoutes, heldWinRoutes],
  partitions: ['game_round'],
  settings: ['winnings'],
  chaos: { part: 'play' },
} as const satisfies Manifest<PlayContext>;
