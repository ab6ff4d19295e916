import { endpoints } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';
import { currencySymbol } from '../brand/index.ts';

export function walletRoutes(routes: Routes): void {
  routes.on(endpoints.walletBalance, ({ brand, session: { purse, currency } }) => ({
    sumBalance: purse.balance,
    currency,
    currencySymbol: currencySymbol(currency),
    version: purse.version,
    unreadCount: 0,
    isSingle: brand.settings.wallets.single,
  }));
}
