import {
  type BodyOf,
  Refusal,
  type saveWalletSettings as saveCall,
  type ValueOf,
  type WalletSettings,
  type walletSettings,
} from '@lantern/contracts';
import type { StaffCaller } from '../../caller.ts';
import type { Brands, Data, Logged } from '../../contexts.ts';
import { inTransaction } from '../../db/transaction.ts';
import { writeAudit } from '../audit/index.ts';
import { reloadBrands } from '../brand/index.ts';
import { findSettings, lockSettings, saveSettings } from './wallet-settings.store.ts';

/** What the brand decides for wallets at vendors. */
export async function describeSettings(
  { db }: Data,
  { brand }: StaffCaller,
): Promise<ValueOf<typeof walletSettings>> {
  const { wallets, version } = await findSettings(db.pool, brand.id);
  return { ...inOrder(wallets), version };
}

/**
 * Saves what the brand decides for wallets at vendors. It applies at once in this process and
 * within seconds in the others.
 * @throws Refusal rule_changed
 */
export async function changeSettings(
  context: Data & Logged & Brands,
  caller: StaffCaller,
  { version, reason, ...wallets }: BodyOf<typeof saveCall>,
): Promise<ValueOf<typeof saveCall>> {
  const { brand, staff } = caller;
  await inTransaction(context.db.pool, async (client) => {
    const kept = await lockSettings(client, brand.id);
    if (kept.version !== version) throw new Refusal('rule_changed');
    await saveSettings(client, brand.id, wallets);
    await writeAudit(client, {
      ...{ brandId: brand.id, staffId: staff.id, subjectType: 'wallets', subject: 'settings' },
      ...{ action: 'wallet_settings_changed', before: inOrder(kept.wallets) },
      ...{ after: inOrder(wallets), reason },
    });
  });
  await reloadBrands(context);
  return describeSettings(context, caller);
}

/** In a fixed order, so that before and after can be compared. */
const inOrder = ({ single, recallBeforeGame, moveIntoGame }: WalletSettings): WalletSettings => ({
  ...{ single, recallBeforeGame, moveIntoGame },
});
