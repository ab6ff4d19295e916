import { capabilities } from '@lantern/contracts';
import type { Data } from '../../contexts.ts';
import type { Manifest } from '../../manifest.ts';
import { lineRoutes } from './line.routes.ts';
import { carryOutMove } from './line.store.ts';

export const line = {
  declares: capabilities.line,
  routes: [lineRoutes],
  proposalKinds: { line_move: { carryOut: carryOutMove } },
  chaos: { none: 'moves no money' },
} as const satisfies Manifest<Data>;
