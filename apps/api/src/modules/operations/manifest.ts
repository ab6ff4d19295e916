import { capabilities } from '@lantern/contracts';
import type { Data } from '../../contexts.ts';
import type { Manifest } from '../../manifest.ts';
import { operationsRoutes } from './operations.routes.ts';

export const operations = {
  declares: capabilities.operations,
  routes: [operationsRoutes],
  chaos: { none: 'reads only' },
} as const satisfies Manifest<Data>;
