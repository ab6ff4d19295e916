import type { BrandSettings } from '@lantern/database';
import { getRow, type Queryable } from '@lantern/rows';

/** One part of a brand's settings as stored; `version` is a hash of it. */
export interface KeptSettings<Settings> {
  settings: Settings;
  version: string;
}

const settingsOfBrand = `select kept.settings, md5(kept.settings::text) as version
   from brand cross join lateral (select settings -> $2::text as settings) kept where id = $1`;

/** What a brand decides now; the brands in memory may be some seconds old. */
export const findSettings = <Name extends keyof BrandSettings>(
  client: Queryable,
  brandId: string,
  name: Name,
): Promise<KeptSettings<BrandSettings[Name]>> => getRow(client, settingsOfBrand, [brandId, name]);

/** Reads the settings and locks the brand until the end of the transaction. */
export const lockSettings = (
  client: Queryable,
  brandId: string,
  name: keyof BrandSettings,
): Promise<KeptSettings<object>> =>
  getRow(client, `${settingsOfBrand} for no key update of brand`, [brandId, name]);

/** Replaces the named fields of one part of a brand's settings. */
export async function saveSettings(
  client: Queryable,
  brandId: string,
  name: keyof BrandSettings,
  change: object,
): Promise<void> {
  await client.query(
    `update brand
        set settings = jsonb_set(settings, array[$2::text], (settings -> $2::text) || $3::jsonb)
      where id = $1`,
    [brandId, name, JSON.stringify(change)],
  );
}
