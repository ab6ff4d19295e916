import { capabilities } from '@lantern/contracts';
import type { Manifest } from '../../manifest.ts';
import type { LineTransferContext } from './context.ts';
import { lineTransferRoutes } from './line-transfer.routes.ts';

export const lineTransfer = {
  declares: capabilities.lineTransfer,
  routes: [lineTransferRoutes],
  settings: ['transfers'],
  chaos: { part: 'line-transfer' },
} as const satisfies Manifest<LineTransferContext>;
