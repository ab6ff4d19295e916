import { endpoints } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';
import type { Site } from '../../site.ts';
import { askVendor } from './ask-vendor.ts';
import { describeFunds } from './describe-funds.ts';
import { describeStuck } from './describe-stuck.ts';
import { transferFunds } from './transfer-funds.ts';

export function vendorWalletRoutes(routes: Routes, site: Site): void {
  routes.on(endpoints.consolidatedFunds, (call) => describeFunds(site, call));
  routes.on(endpoints.merchantWallet, (call) => askVendor(site, call));
  routes.on(endpoints.walletTransferCall, (call) => transferFunds(site, call));
  routes.on(endpoints.stuckTransfers, (call) => describeStuck(site, call));
}
