import { capabilities } from '@lantern/contracts';
import type { Manifest } from '../../manifest.ts';
import type { PlayContext } from './context.ts';
import { playRoutes, vendorRoutes } from './play.routes.ts';

export const play = {
  declares: capabilities.play,
  routes: [playRoutes, vendorRoutes],
  partitions: ['game_round'],
  chaos: { part: 'play' },
} as const satisfies Manifest<PlayContext>;
