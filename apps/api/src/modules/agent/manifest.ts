import type { Brands, Data, Logged } from '../../contexts.ts';
import type { Manifest } from '../../manifest.ts';
import { agentRoutes, teamContactRoutes } from './agent.routes.ts';

export const agent = {
  routes: [agentRoutes, teamContactRoutes],
  settings: ['downline'],
  chaos: { none: 'moves no money' },
} as const satisfies Manifest<Data & Logged & Brands>;
