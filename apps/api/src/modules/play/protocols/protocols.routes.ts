import type { VendorProtocol } from '@lantern/contracts';
import type { Routes } from '../../../http/routes.ts';
import type { PlayContext } from '../context.ts';
import type { Wallet } from '../wallet.ts';
import { hub88Routes } from './hub88.routes.ts';
import { seamlessRoutes } from './seamless.routes.ts';

/** Binds the calls of a protocol to the wallet. */
type Bind = (routes: Routes, context: PlayContext, wallet: Wallet) => void;

/** The protocols of vendors in seamless mode, one line each. */
export const protocols: Record<VendorProtocol, Bind> = {
  seamless: seamlessRoutes,
  hub88: hub88Routes,
};
