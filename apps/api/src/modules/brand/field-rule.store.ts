import type { Queryable } from '@lantern/database';
import type { FieldRule, RegistrationField } from '@lantern/rules';
import type pg from 'pg';

/** A rule as it is kept, with what names its wording. */
export interface KeptRule extends pg.QueryResultRow {
  field: RegistrationField;
  rule: FieldRule;
  version: string;
}

/**
 * The rules of a brand's registration as they are now: the brands in memory may be some seconds
 * behind.
 */
export async function findFieldRules(client: Queryable, brandId: string): Promise<KeptRule[]> {
  const { rows } = await client.query<KeptRule>(
    `select kept.key as field, kept.value as rule, md5(kept.value::text) as version
       from brand, jsonb_each(settings #> '{registration,fields}') kept where id = $1`,
    [brandId],
  );
  return rows;
}

/**
 * Takes the brand for whoever changes it: another one who wants to waits for the end of this
 * transaction, and then reads anew.
 */
export async function lockFieldRule(
  client: Queryable,
  brandId: string,
  field: RegistrationField,
): Promise<KeptRule | undefined> {
  const { rows } = await client.query<KeptRule>(
    `select $2::text as field, settings #> array['registration', 'fields', $2::text] as rule,
            md5((settings #> array['registration', 'fields', $2::text])::text) as version
       from brand where id = $1 for no key update`,
    [brandId, field],
  );
  return rows[0];
}

/** Saves one rule and leaves all else of the settings as it is. */
export async function saveFieldRule(
  client: Queryable,
  brandId: string,
  field: RegistrationField,
  rule: FieldRule,
): Promise<void> {
  await client.query(
    `update brand set settings = jsonb_set(settings, array['registration', 'fields', $2::text], $3::jsonb) where id = $1`,
    [brandId, field, JSON.stringify(rule)],
  );
}
