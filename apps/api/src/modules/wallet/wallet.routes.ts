import { endpoints } from '@lantern/contracts';
import type { Routes } from '../../http/routes.ts';
import { currencySymbol } from '../brand/index.ts';

export function walletRoutes(routes: Routes): void {
  routes.on(endpoints.walletBalance, ({ caller: { brand, session } }) => ({
    sumBalance: session.purse.balance,
    currency: session.currency,
    currencySymbol: currencySymbol(session.currency),
    version: session.purse.version,
    unreadCount: session.unread,
    isSingle: brand.settings.wallets.single,
  }));
}
