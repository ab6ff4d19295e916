import {
  type BodyOf,
  Refusal,
  type registrationRules,
  type saveRegistrationAges,
  type saveRegistrationRule,
  type ValueOf,
} from '@lantern/contracts';
import { decidesPlace, type FieldRule, placeOf, registrationFields } from '@lantern/rules';
import type { StaffCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { PatternFault, PatternVetter } from '../../ports/patterns.ts';
import { writeAudit } from '../audit/index.ts';
import {
  type Brand,
  findAges,
  findFieldRules,
  type KeptAges,
  type KeptRule,
  lockAges,
  lockFieldRule,
  reloadBrands,
  saveAges,
  saveFieldRule,
} from '../brand/index.ts';
import type { RegistrationContext } from './context.ts';
import { registrationRules as rulesOf } from './describe-registration.ts';

const refusals = {
  too_long: 'invalid_input',
  unreadable: 'pattern_unreadable',
  unsafe: 'pattern_unsafe',
} as const satisfies Record<PatternFault, string>;

/** The rules as stored, and their effect on each field. */
export async function describeKeptRules(
  { db }: Data,
  { brand }: StaffCaller,
): Promise<ValueOf<typeof registrationRules>> {
  const kept = await findFieldRules(db.pool, brand.id);
  const { ages, version: versionOfAges } = await findAges(db.pool, brand.id);
  const rules = rulesOf(withRules(brand, kept));
  const inOrder = registrationFields.flatMap((field) => kept.filter((one) => one.field === field));
  return {
    rules: inOrder.map(({ field, rule, version }) => ({
      ...{ field, ...rule, version },
      place: placeOf(rules, field, 'username'),
    })),
    ages: { ...ages, version: versionOfAges },
  };
}

function withRules(brand: Brand, kept: readonly KeptRule[]): Brand {
  const { settings } = brand;
  const fields = {
    ...settings.registration.fields,
    ...Object.fromEntries(kept.map(({ field, rule }) => [field, rule])),
  };
  return {
    ...brand,
    settings: { ...settings, registration: { ...settings.registration, fields } },
  };
}

/**
 * Saves the rule of one field. It applies at once in this process and within seconds in the others.
 * The expression is vetted before the row is locked, because that is slow.
 * @throws Refusal pattern_unreadable, pattern_unsafe, rule_changed, invalid_input
 */
export async function saveRule(
  context: RegistrationContext,
  caller: StaffCaller,
  { field, version, reason, ...rule }: BodyOf<typeof saveRegistrationRule>,
): Promise<ValueOf<typeof saveRegistrationRule>> {
  const { brand, staff } = caller;
  const fault = await context.vetPattern(rule.acceptedPattern);
  if (fault) throw new Refusal(refusals[fault], { fields: ['acceptedPattern'] });
  await inTransaction(context.db.pool, async (client) => {
    const before = await lockFieldRule(client, brand.id, field);
    if (before?.version !== version) throw new Refusal('rule_changed');
    refuseIneffective(before, rule);
    await saveFieldRule(client, brand.id, field, rule);
    await writeAudit(client, {
      ...{
        brandId: brand.id,
        staffId: staff.id,
        action: 'registration_rule_changed',
        subjectType: 'registration',
      },
      ...{ subject: field, before: auditedFields(before.rule), after: auditedFields(rule), reason },
    });
  });
  await reloadBrands(context);
  return describeKeptRules(context, caller);
}

/**
 * Saves the brand's two ages and whether the agreement starts checked.
 * @throws Refusal rule_changed
 */
export async function saveKeptAges(
  context: RegistrationContext,
  caller: StaffCaller,
  { version, reason, ...ages }: BodyOf<typeof saveRegistrationAges>,
): Promise<ValueOf<typeof saveRegistrationAges>> {
  const { brand, staff } = caller;
  await inTransaction(context.db.pool, async (client) => {
    const kept = await lockAges(client, brand.id);
    if (kept.version !== version) throw new Refusal('rule_changed');
    await saveAges(client, brand.id, ages);
    await writeAudit(client, {
      ...{ brandId: brand.id, staffId: staff.id, subjectType: 'registration', subject: 'ages' },
      ...{ action: 'registration_ages_changed', before: auditedAges(kept.ages) },
      ...{ after: auditedAges(ages), reason },
    });
  });
  await reloadBrands(context);
  return describeKeptRules(context, caller);
}

/** In a fixed order, so that before and after can be compared. */
const auditedAges = ({ minimumAge, birthdayAge, agreementChecked }: KeptAges) => ({
  ...{ minimumAge, birthdayAge, agreementChecked },
});

/** Rejects changes without an effect: a rule cannot move a field that the form places itself. */
function refuseIneffective({ field, rule }: KeptRule, { enabled, required }: FieldRule): void {
  if (decidesPlace(field)) return;
  const moved = [
    ...(enabled === rule.enabled ? [] : ['enabled']),
    ...(required === rule.required ? [] : ['required']),
  ];
  if (moved.length > 0) throw new Refusal('invalid_input', { fields: moved });
}

/** In a fixed order, so that before and after can be compared. */
const auditedFields = ({
  enabled,
  required,
  patternId,
  acceptedPattern,
  minLength,
  maxLength,
}: FieldRule) => ({
  ...{ enabled, required, patternId, acceptedPattern, minLength, maxLength },
});

/** Stops the start when the database has an expression that does not pass the vetting. */
export async function refuseBadPatterns(
  brands: readonly Brand[],
  vet: PatternVetter,
): Promise<void> {
  for (const { code, settings } of brands) {
    for (const field of registrationFields) {
      const fault = await vet(settings.registration.fields[field].acceptedPattern);
      if (fault)
        throw new Error(
          `The settings of brand ${code} are wrong at ` +
            `registration.fields.${field}.acceptedPattern: it is ${fault}.`,
        );
    }
  }
}
