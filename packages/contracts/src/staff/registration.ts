import {
  decidesPlace,
  longestPattern,
  longestText,
  patternKindNames,
  registrationFields,
} from '@lantern/rules';
import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { fieldBounds } from '../registration-settings.ts';
import { text } from '../wire.ts';
import { reason } from './members.ts';

const field = z.enum(registrationFields);
/**
 * Names what a rule says, and nothing else: it is another one as soon as somebody has saved another
 * rule.
 */
const version = z.string().check(z.regex(/^[0-9a-f]{32}$/));

const staffRule = z.strictObject({
  field,
  enabled: z.boolean(),
  required: z.boolean(),
  ...fieldBounds,
  version,
  /**
   * What becomes of the field in the form by username, by this rule and by the switches of the
   * brand.
   */
  place: z.enum(['required', 'optional', 'absent']),
});
export type StaffRule = z.infer<typeof staffRule>;

const rules = z.strictObject({
  /** One for each of the sixteen, in the order of the form. */
  rules: z.array(staffRule),
});

export const registrationRules = endpoint({
  name: 'registrationRules',
  method: 'GET',
  path: '/ops/registration',
  summary: 'The brand’s rule for each field of the registration form, as it is kept.',
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
    'Saves the rule of one field, which is in force at once. The brand’s own expression is judged first: it has to be one that the linear-time engine reads, and that no engine takes forever on. Refused where the rule is not the one any more that the version names.',
  access: 'staff',
  permission: 'registration.act',
  // Each call has an expression judged, in a thread of its own, for up to two seconds.
  limit: { calls: 20, seconds: 60 },
  body: z
    .strictObject({
      field,
      version,
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
      z.refine((rule) => rule.enabled || !rule.required || !decidesPlace(rule.field), {
        message: 'a field that is not asked for cannot be required',
        path: ['required'],
      }),
    ),
  value: rules,
  refusals: ['pattern_unreadable', 'pattern_unsafe', 'rule_changed'],
});
