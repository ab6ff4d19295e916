import type {
  BodyOf,
  saveWalletSettings as saveCall,
  ValueOf,
  walletSettings,
} from '@lantern/contracts';
import type { StaffCaller } from '../../caller.ts';
import type { Brands, Data, Logged } from '../../contexts.ts';
import { changeSettings, findSettings } from '../brand/index.ts';

/** What the brand decides for wallets at vendors. */
export async function describeSettings(
  { db }: Data,
  { brand }: StaffCaller,
): Promise<ValueOf<typeof walletSettings>> {
  const { settings, version } = await findSettings(db.pool, brand.id, 'wallets');
  return { ...settings, version };
}

/** @throws Refusal rule_changed */
export async function saveSettings(
  context: Data & Logged & Brands,
  caller: StaffCaller,
  { version, reason, single, recallBeforeGame, moveIntoGame }: BodyOf<typeof saveCall>,
): Promise<ValueOf<typeof saveCall>> {
  await changeSettings(context, caller, {
    name: 'wallets',
    version,
    change: { single, recallBeforeGame, moveIntoGame },
    entry: { action: 'wallet_settings_changed', subjectType: 'wallets', reason },
  });
  return describeSettings(context, caller);
}
