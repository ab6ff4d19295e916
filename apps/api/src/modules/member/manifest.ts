import type { Data } from '../../contexts.ts';
import type { Manifest } from '../../manifest.ts';
import { memberRoutes } from './member.routes.ts';

export const member = {
  routes: [memberRoutes],
} as const satisfies Manifest<Data>;
