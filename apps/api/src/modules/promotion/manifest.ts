import type { Data } from '../../contexts.ts';
import type { Manifest } from '../../manifest.ts';
import { promotionRoutes } from './promotion.routes.ts';

export const promotion = {
  routes: [promotionRoutes],
  chaos: { none: 'reads only' },
} as const satisfies Manifest<Data>;
