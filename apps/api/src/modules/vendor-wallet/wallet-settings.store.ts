import type { WalletSettings } from '@lantern/contracts';
import { getRow, type Queryable } from '@lantern/rows';

interface SettingsRow {
  wallets: WalletSettings;
  /** A hash of them. */
  version: string;
}

const settingsOfBrand = `select settings -> 'wallets' as wallets,
        md5((settings -> 'wallets')::text) as version
   from brand where id = $1`;

/** What a brand decides for wallets now; the brands in memory may be some seconds old. */
export const findSettings = (client: Queryable, brandId: string): Promise<SettingsRow> =>
  getRow<SettingsRow>(client, settingsOfBrand, [brandId]);

/** Reads the settings and locks the brand until the end of the transaction. */
export const lockSettings = (client: Queryable, brandId: string): Promise<SettingsRow> =>
  getRow<SettingsRow>(client, `${settingsOfBrand} for no key update`, [brandId]);

export async function saveSettings(
  client: Queryable,
  brandId: string,
  wallets: WalletSettings,
): Promise<void> {
  await client.query(
    `update brand set settings = jsonb_set(settings, '{wallets}', $2::jsonb) where id = $1`,
    [brandId, JSON.stringify(wallets)],
  );
}
