import type { Data } from '../../contexts.ts';
import type { Manifest } from '../../manifest.ts';
import { agentRoutes } from './agent.routes.ts';

export const agent = {
  routes: [agentRoutes],
  settings: ['downline'],
  chaos: { none: 'moves no money' },
} as const satisfies Manifest<Data>;
