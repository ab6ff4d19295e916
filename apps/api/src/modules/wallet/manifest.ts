import type { Data } from '../../contexts.ts';
import type { Manifest } from '../../manifest.ts';
import { walletRoutes } from './wallet.routes.ts';

export const wallet = {
  routes: [walletRoutes],
} as const satisfies Manifest<Data>;
