import type { Data } from '../../contexts.ts';
import type { Manifest } from '../../manifest.ts';
import { contentRoutes } from './content.routes.ts';

export const content = {
  routes: [contentRoutes],
  chaos: { none: 'reads only' },
} as const satisfies Manifest<Data>;
