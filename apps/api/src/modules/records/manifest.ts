import type { Data, Searching } from '../../contexts.ts';
import type { Manifest } from '../../manifest.ts';
import { recordRoutes } from './records.routes.ts';

export const records = {
  routes: [recordRoutes],
  chaos: { none: 'reads only' },
} as const satisfies Manifest<Data & Searching>;
