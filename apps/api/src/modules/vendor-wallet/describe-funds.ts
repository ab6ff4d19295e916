import type { consolidatedFunds, ValueOf, WalletTransfer } from '@lantern/contracts';
import type { Data, Vendors } from '../../contexts.ts';
import { currencySymbol } from '../brand/index.ts';
import { type Owner, walletsOf } from './know-player.ts';
import { findBalance } from './purse.store.ts';
import { findTransfers, type TransferRow } from './wallet-transfer.store.ts';

const mostShown = 10;

export const describeTransfer = (row: TransferRow): WalletTransfer => ({
  reference: row.reference,
  vassalage: row.vendorCode,
  vendorName: row.vendorName,
  direction: row.direction,
  amount: row.amount,
  currency: row.currency,
  state: row.state,
  reason: row.reason,
  createdAt: row.createdAt.toISOString(),
  settledAt: row.settledAt?.toISOString() ?? null,
});

/** The member's money at this site and at vendors, without requests to vendors. */
export async function describeFunds(
  context: Data & Vendors,
  owner: Owner,
): Promise<ValueOf<typeof consolidatedFunds>> {
  const { brand, session } = owner;
  const [wallets, transfers, inTransit] = await Promise.all([
    walletsOf(context, owner),
    findTransfers(context.db, session.memberId, mostShown),
    findBalance(context.db, session.memberId, 'transit'),
  ]);
  const isSingle = brand.settings.wallets.single;
  const underWay = new Set(
    transfers.filter(({ settledAt }) => settledAt === null).map(({ vendorCode }) => vendorCode),
  );
  // A brand with a single wallet shows a vendor's only while money has to come back from it.
  const shown = wallets.filter(
    ({ vendorCode, mayHold }) => !isSingle || mayHold || underWay.has(vendorCode),
  );
  return {
    currency: session.currency,
    currencySymbol: currencySymbol(session.currency),
    main: session.purse.balance,
    inTransit: inTransit.toString(),
    isSingle,
    wallets: shown.map(({ vendorCode, name, known, balance, balanceAt }) => ({
      vassalage: vendorCode,
      name,
      // A vendor that does not know the member holds no money.
      balance: known ? balance : '0',
      balanceAt: balanceAt?.toISOString() ?? null,
    })),
    transfers: transfers.map(describeTransfer),
  };
}
