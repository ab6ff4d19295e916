import type { Data } from '../../contexts.ts';
import type { Manifest } from '../../manifest.ts';
import { winnerRoutes } from './winners.routes.ts';

export const winners = {
  routes: [winnerRoutes],
  chaos: { none: 'reads only' },
} as const satisfies Manifest<Data>;
