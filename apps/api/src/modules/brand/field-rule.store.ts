import { findRow, findRows, getRow, type Queryable } from '@lantern/rows';
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

/** The ages of a brand and whether its agreement starts checked; `version` is a hash of them. */
export interface KeptAges {
  minimumAge: number;
  birthdayAge: number;
  agreementChecked: boolean;
}

const agesOfBrand = `select kept.ages, md5(kept.ages::text) as version
   from brand cross join lateral (select jsonb_build_object(
     'minimumAge', settings -> 'minimumAge', 'birthdayAge', settings -> 'birthdayAge',
     'agreementChecked', coalesce(settings #> '{registration,agreementChecked}', 'true')) as ages
   ) kept where id = $1`;

type AgesRow = { ages: KeptAges; version: string };

export const findAges = (client: Queryable, brandId: string): Promise<AgesRow> =>
  getRow<AgesRow>(client, agesOfBrand, [brandId]);

/** Reads the ages and locks the brand until the end of the transaction. */
export const lockAges = (client: Queryable, brandId: string): Promise<AgesRow> =>
  getRow<AgesRow>(client, `${agesOfBrand} for no key update of brand`, [brandId]);

export async function saveAges(
  client: Queryable,
  brandId: string,
  { minimumAge, birthdayAge, agreementChecked }: KeptAges,
): Promise<void> {
  await client.query(
    `update brand
        set settings = jsonb_set(settings, '{registration,agreementChecked}', to_jsonb($4::boolean))
                    || jsonb_build_object('minimumAge', $2::integer, 'birthdayAge', $3::integer)
      where id = $1`,
    [brandId, minimumAge, birthdayAge, agreementChecked],
  );
}
