import { type StaffRule, saveRegistrationRule } from '@lantern/contracts';
import type { FieldRule } from '@lantern/rules';
import type { Draft } from '../../lib/draft.ts';

/** A rule as far as it is filled in, with its lengths as they are typed. */
export type TypedRule = Omit<StaffRule, 'place' | 'minLength' | 'maxLength'> & {
  minLength: string;
  maxLength: string;
};

export const typedOf = ({ place: _, minLength, maxLength, ...rule }: StaffRule): TypedRule => ({
  ...rule,
  minLength: String(minLength),
  maxLength: String(maxLength),
});

/** What was typed as a number; an empty text stays one. */
export const numberOf = (typed: string) => (typed.trim() === '' ? '' : Number(typed));

export const draftOf = (rule: TypedRule, reason: string): Draft<typeof saveRegistrationRule> => ({
  ...rule,
  minLength: numberOf(rule.minLength),
  maxLength: numberOf(rule.maxLength),
  reason,
});

/**
 * The parts of a rule that can be tried; undefined until the rule is complete. The reason is not
 * one of them.
 */
export function wholeRule(rule: TypedRule): FieldRule | undefined {
  const parsed = saveRegistrationRule.body.safeParse(draftOf(rule, 'None yet'));
  return parsed.success ? parsed.data : undefined;
}
