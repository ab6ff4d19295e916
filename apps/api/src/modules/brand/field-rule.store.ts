import { findRow, findRows, type Queryable } from '@lantern/rows';
import type { FieldRule, RegistrationField } from '@lantern/rules';

/** A stored rule; `version` is a hash of it. */
export interface KeptRule {
  field: RegistrationField;
  rule: FieldRule;
  version: string;
}

/** A brand's current rules; the brands in memory may be some seconds old. */
export async function findFieldRules(client: Queryable, brandId: string): Promise<KeptRule[]> {
  return findRows<KeptRule>(
    client,
    `select kept.key as field, kept.value as rule, md5(kept.value::text) as version
       from brand, jsonb_each(settings #> '{registration,fields}') kept where id = $1`,
    [brandId],
  );
}

/** Reads a rule and locks the brand until the end of the transaction. */
export async function lockFieldRule(
  client: Queryable,
  brandId: string,
  field: RegistrationField,
): Promise<KeptRule | undefined> {
  return findRow<KeptRule>(
    client,
    `select $2::text as field, settings #> array['registration', 'fields', $2::text] as rule,
            md5((settings #> array['registration', 'fields', $2::text])::text) as version
       from brand where id = $1 for no key update`,
    [brandId, field],
  );
}

export async function saveFieldRule(
  client: Queryable,
  brandId: string,
  field: RegistrationField,
  rule: FieldRule,
): Promise<void> {
  await client.query(
    `update brand
        set settings = jsonb_set(settings, array['registration', 'fields', $2::text], $3::jsonb)
      where id = $1`,
    [brandId, field, JSON.stringify(rule)],
  );
}
