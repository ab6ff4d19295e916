import { capabilities } from '@lantern/contracts';
import type { Data } from '../../contexts.ts';
import type { Manifest } from '../../manifest.ts';
import { adjustmentRoutes } from './adjustment.routes.ts';

export const adjustment = {
  declares: capabilities.adjustment,
  routes: [adjustmentRoutes],
  proposalKinds: { adjustment: {} },
} as const satisfies Manifest<Data>;
