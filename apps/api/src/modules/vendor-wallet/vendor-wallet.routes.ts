import { endpoints } from '@lantern/contracts';
import type { Brands } from '../../contexts.ts';
import type { Routes } from '../../http/routes.ts';
import { askVendors } from './ask-vendor.ts';
import type { VendorWalletContext } from './context.ts';
import { describeDifferences } from './describe-differences.ts';
import { describeFunds } from './describe-funds.ts';
import { describeStuck } from './describe-stuck.ts';
import { recheckWallet } from './recheck-wallet.ts';
import { describeSettings, saveSettings } from './save-settings.ts';
import { transferFunds } from './transfer-funds.ts';

export function vendorWalletRoutes(routes: Routes, context: VendorWalletContext & Brands): void {
  routes.on(endpoints.consolidatedFunds, ({ caller }) => describeFunds(context, caller));
  routes.on(endpoints.merchantWallet, ({ caller, query }) => askVendors(context, caller, query));
  routes.on(endpoints.walletTransferCall, ({ caller, body, idempotencyKey }) =>
    transferFunds(context, caller, { ...body, idempotencyKey }),
  );
  routes.on(endpoints.walletSettings, ({ caller }) => describeSettings(context, caller));
  routes.on(endpoints.saveWalletSettings, ({ caller, body }) =>
    saveSettings(context, caller, body),
  );
  routes.on(endpoints.stuckTransfers, ({ caller, query }) => describeStuck(context, caller, query));
  routes.on(endpoints.walletDifferences, ({ caller, query }) =>
    describeDifferences(context, caller, query),
  );
  routes.on(endpoints.recheckWallet, ({ caller, body }) => recheckWallet(context, caller, body));
}
