import {
  decidesPlace,
  longestPattern,
  longestText,
  passwordBounds,
  patternKindNames,
  registrationFields,
} from '@lantern/rules';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { fieldBounds } from '../registration-settings.ts';
import { text } from '../wire.ts';
import { reason } from './members.ts';
import { settingsVersion } from './settings-version.ts';

const field = z.enum(registrationFields);

const staffRule = z.strictObject({
  field,
  enabled: z.boolean(),
  required: z.boolean(),
  ...fieldBounds,
  version: settingsVersion,
  /** The field's place in the username form, by this rule and the brand's switches. */
  place: z.enum(['required', 'optional', 'absent']),
});
export type StaffRule = z.infer<typeof staffRule>;

/** No brand may let younger people in. */
const adult = 18;
const age = z.number().check(z.int(), z.minimum(adult), z.maximum(99));

const ages = {
  /** From which age a person may register, as the agreement says. */
  minimumAge: age,
  /** Which age a birthday in the profile must show. */
  birthdayAge: age,
  /** The box of the agreement starts checked. */
  agreementChecked: z.boolean(),
  version: settingsVersion,
};
export type StaffAges = z.infer<z.ZodMiniObject<typeof ages>>;

const rules = z.strictObject({
  /** One per registration field, in form order. */
  rules: z.array(staffRule),
  ages: z.strictObject(ages),
});

export const registrationRules = endpoint({
  name: 'registrationRules',
  method: 'GET',
  path: '/ops/registration',
  summary: 'Returns the brand’s stored rule for each field of the registration form, and its ages.',
  access: 'staff',
  permission: 'registration.look',
  value: rules,
  refusals: [],
});

const length = (least: number) =>
  z.number().check(z.int(), z.minimum(least), z.maximum(longestPattern));

export const saveRegistrationRule = endpoint({
  name: 'saveRegistrationRule',
  method: 'PUT',
  path: '/ops/registration',
  summary:
    'Saves the rule of one field, effective at once. Refuses a custom expression that is ' +
    'unsupported or slow, and an outdated version.',
  access: 'staff',
  permission: 'registration.act',
  // Each call checks an expression in a separate thread for up to two seconds.
  limit: { calls: 20, seconds: 60 },
  body: z
    .strictObject({
      field,
      version: settingsVersion,
      enabled: z.boolean(),
      required: z.boolean(),
      patternId: z.enum(patternKindNames),
      acceptedPattern: text(longestPattern, 1),
      minLength: length(0),
      maxLength: length(1),
      reason,
    })
    .check(
      z.refine(({ minLength, maxLength }) => minLength <= maxLength, {
        message: 'the least length is above the greatest',
        path: ['maxLength'],
      }),
      z.refine((rule) => rule.maxLength <= longestText(rule.field), {
        message: 'so much of this field cannot be sent',
        path: ['maxLength'],
      }),
      z.refine(({ field, minLength }) => field !== 'password' || minLength >= passwordBounds.min, {
        message: 'a password needs more characters',
        path: ['minLength'],
      }),
      z.refine(({ field, maxLength }) => field !== 'password' || maxLength === passwordBounds.max, {
        message: 'a password may be as long as can be sent',
        path: ['maxLength'],
      }),
      z.refine((rule) => rule.enabled || !rule.required || !decidesPlace(rule.field), {
        message: 'a field that is not asked for cannot be required',
        path: ['required'],
      }),
    ),
  value: rules,
  refusals: ['pattern_unreadable', 'pattern_unsafe', 'rule_changed'],
});

export const saveRegistrationAges = endpoint({
  name: 'saveRegistrationAges',
  method: 'PUT',
  path: '/ops/registration/ages',
  summary:
    'Saves the two ages of the brand and whether the agreement starts checked, effective at ' +
    'once. Refuses an outdated version.',
  access: 'staff',
  permission: 'registration.act',
  body: z.strictObject({ ...ages, reason }).check(
    z.refine(({ minimumAge, birthdayAge }) => birthdayAge >= minimumAge, {
      message: 'a birthday must show at least the age of registration',
      path: ['birthdayAge'],
    }),
  ),
  value: rules,
  refusals: ['rule_changed'],
});
