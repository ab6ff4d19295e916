import { Refusal } from '@lantern/contracts';
import type { BrandSettings } from '@lantern/database';
import type { StaffCaller } from '../../caller.ts';
import type { Brands, Data, Logged } from '../../contexts.ts';
import { inTransaction } from '../../db/transaction.ts';
import { type AuditEntry, writeAudit } from '../audit/index.ts';
import { lockSettings, saveSettings } from './kept-settings.store.ts';
import { reloadBrands } from './reload-brands.ts';

interface Change<Name extends keyof BrandSettings> {
  name: Name;
  /** The new values of the fields that change. */
  change: Partial<BrandSettings[Name]> & object;
  /** What the caller has seen. */
  version: string;
  /** How the audit log names it. */
  entry: Pick<AuditEntry, 'action' | 'subjectType' | 'reason'>;
}

/**
 * Changes fields of one part of a brand's settings. They apply at once in this process and within
 * seconds in the others.
 * @throws Refusal rule_changed
 */
export async function changeSettings<Name extends keyof BrandSettings>(
  context: Data & Logged & Brands,
  { brand, staff }: StaffCaller,
  { name, change, version, entry }: Change<Name>,
): Promise<void> {
  await inTransaction(context.db.pool, async (client) => {
    const kept = await lockSettings(client, brand.id, name);
    if (kept.version !== version) throw new Refusal('rule_changed');
    await saveSettings(client, brand.id, name, change);
    const before = Object.entries(kept.settings).filter(([field]) => field in change);
    await writeAudit(client, {
      ...{ brandId: brand.id, staffId: staff.id, subject: 'settings', ...entry },
      before: Object.fromEntries(before),
      after: change,
    });
  });
  await reloadBrands(context);
}
