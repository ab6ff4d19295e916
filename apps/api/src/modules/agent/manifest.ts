import type { Data } from '../../contexts.ts';
import type { Manifest } from '../../manifest.ts';
import { agentRoutes } from './agent.routes.ts';

export const agent = {
  routes: [agentRoutes],
} as const satisfies Manifest<Data>;
