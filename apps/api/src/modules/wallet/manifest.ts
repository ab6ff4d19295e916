import type { Data } from '../../contexts.ts';
import type { Manifest } from '../../manifest.ts';
import { walletRoutes } from './wallet.routes.ts';

export const wallet = {
  routes: [walletRoutes],
  chaos: { none: 'reads only; the part of the ledger compares its balance' },
} as const satisfies Manifest<Data>;
