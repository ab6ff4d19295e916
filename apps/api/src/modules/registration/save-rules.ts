import {
  Refusal,
  type registrationRules,
  type saveRegistrationRule,
  type ValueOf,
} from '@lantern/contracts';
import { decidesPlace, type FieldRule, placeOf, registrationFields } from '@lantern/rules';
import type { Brands, Data, Logged } from '../../contexts.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { StaffCall } from '../../http/routes.ts';
import type { PatternFault, PatternVetter } from '../../ports/patterns.ts';
import { writeAudit } from '../audit/index.ts';
import {
  type Brand,
  findFieldRules,
  type KeptRule,
  lockFieldRule,
  saveFieldRule,
} from '../brand/index.ts';
import type { RegistrationContext } from './context.ts';
import { registrationRules as rulesOf } from './describe-registration.ts';

const refusals = {
  too_long: 'invalid_input',
  unreadable: 'pattern_unreadable',
  unsafe: 'pattern_unsafe',
} as const satisfies Record<PatternFault, string>;

/** The rules as they are kept, and what becomes of each field by them. */
export async function describeKeptRules(
  { db }: Data,
  { brand }: Pick<StaffCall, 'brand'>,
): Promise<ValueOf<typeof registrationRules>> {
  const kept = await findFieldRules(db.pool, brand.id);
  const rules = rulesOf(withRules(brand, kept));
  const inOrder = registrationFields.flatMap((field) => kept.filter((one) => one.field === field));
  return {
    rules: inOrder.map(({ field, rule, version }) => ({
      ...{ field, ...rule, version },
      place: placeOf(rules, field, 'username'),
    })),
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
 * Saves the rule of one field, which is in force at once here and within seconds on every other
 * process. The expression is judged before anything is locked: that takes its time.
 * @throws Refusal pattern_unreadable, pattern_unsafe, rule_changed, invalid_input
 */
export async function saveRule(
  context: RegistrationContext,
  call: StaffCall<typeof saveRegistrationRule>,
): Promise<ValueOf<typeof saveRegistrationRule>> {
  const { brand, staff, body } = call;
  const { field, version, reason, ...rule } = body;
  const fault = await context.vetPattern(rule.acceptedPattern);
  if (fault) throw new Refusal(refusals[fault], { fields: ['acceptedPattern'] });
  await inTransaction(context.db.pool, async (client) => {
    const before = await lockFieldRule(client, brand.id, field);
    if (before?.version !== version) throw new Refusal('rule_changed');
    refuseMoved(before, rule);
    await saveFieldRule(client, brand.id, field, rule);
    await writeAudit(client, {
      ...{
        brandId: brand.id,
        staffId: staff.id,
        action: 'registration_rule_changed',
        subjectType: 'registration',
      },
      ...{ subject: field, before: inWords(before.rule), after: inWords(rule), reason },
    });
  });
  await takeUp(context);
  return describeKeptRules(context, call);
}

/**
 * What a rule does not decide stays as it is: whoever saved it would think that it had changed
 * something.
 */
function refuseMoved({ field, rule }: KeptRule, { enabled, required }: FieldRule): void {
  if (decidesPlace(field)) return;
  const moved = [
    ...(enabled === rule.enabled ? [] : ['enabled']),
    ...(required === rule.required ? [] : ['required']),
  ];
  if (moved.length > 0) throw new Refusal('invalid_input', { fields: moved });
}

/** In one order, however they were kept or sent. */
const inWords = ({
  enabled,
  required,
  patternId,
  acceptedPattern,
  minLength,
  maxLength,
}: FieldRule) => ({
  ...{ enabled, required, patternId, acceptedPattern, minLength, maxLength },
});

/**
 * Whoever saved sees it at once; it is saved also where the settings of another brand cannot be
 * read.
 */
const takeUp = ({ brands, log }: Logged & Brands) =>
  brands
    .reload()
    .catch((error: unknown) =>
      log.error({ event: 'brands_failed', err: error }, 'brands could not be read'),
    );

/**
 * Stops the start where somebody has put an expression into the database that nobody has judged.
 */
export async function refuseBadPatterns(
  brands: readonly Brand[],
  vet: PatternVetter,
): Promise<void> {
  for (const { code, settings } of brands) {
    for (const field of registrationFields) {
      const fault = await vet(settings.registration.fields[field].acceptedPattern);
      if (fault)
        throw new Error(
          `The settings of brand ${code} are wrong at registration.fields.${field}.acceptedPattern: it is ${fault}.`,
        );
    }
  }
}
