import { endpoints } from '@lantern/contracts';
import { batched } from '../../db/batched.ts';
import type { Routes } from '../../http/routes.ts';
import type { Site } from '../../site.ts';
import { currencySymbol } from '../brand/index.ts';
import { findBalances, type PurseRow } from './wallet.store.ts';

export function walletRoutes(routes: Routes, { db }: Site): void {
  const balances = batched<string, PurseRow>((memberIds) => findBalances(db, memberIds));
  routes.on(endpoints.walletBalance, async ({ session }) => {
    const purse = await balances.load(session.memberId);
    if (!purse) throw new Error(`Member ${session.memberId} has no purse.`);
    return {
      sumBalance: purse.balance,
      currency: purse.currency,
      currencySymbol: currencySymbol(purse.currency),
      version: Number.parseInt(purse.version, 10),
      unreadCount: 0,
      isSingle: true,
    };
  });
}
