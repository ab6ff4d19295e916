import { endpoints } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';
import { askVendor } from './ask-vendor.ts';
import type { VendorWalletContext } from './context.ts';
import { describeFunds } from './describe-funds.ts';
import { describeStuck } from './describe-stuck.ts';
import { transferFunds } from './transfer-funds.ts';

export function vendorWalletRoutes(routes: Routes, context: VendorWalletContext): void {
  routes.on(endpoints.consolidatedFunds, (call) => describeFunds(context, call));
  routes.on(endpoints.merchantWallet, (call) => askVendor(context, call));
  routes.on(endpoints.walletTransferCall, (call) => transferFunds(context, call));
  routes.on(endpoints.stuckTransfers, (call) => describeStuck(context, call));
}
