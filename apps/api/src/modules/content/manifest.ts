import { capabilities } from '@lantern/contracts';
import type { Data } from '../../contexts.ts';
import type { Manifest } from '../../manifest.ts';
import { contentRoutes, staffContentRoutes } from './content.routes.ts';

export const content = {
  declares: capabilities.content,
  routes: [contentRoutes, staffContentRoutes],
  chaos: { none: 'moves no money' },
} as const satisfies Manifest<Data>;
