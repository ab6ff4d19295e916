import { type ErrorCode, Refusal, registrationProblems } from '@lantern/contracts';
import { PhoneTrouble, type PhoneTroubleKind } from '../../lib/phone/phone-trouble.ts';
import type { Problem } from './problem-text.ts';
import { type FormField, formFields } from './rules.ts';

/** A field of the form, or its check box. */
export type FormPart = FormField | 'agreement';

/** The field that a refusal is about; its own text says what to do. */
const partOfCode: Partial<Record<ErrorCode, FormPart>> = {
  username_taken: 'username',
  mobile_taken: 'mobileNum',
  phone_invalid: 'mobileNum',
  email_taken: 'email',
  captcha_required: 'captcha',
  captcha_wrong: 'captcha',
  code_wrong: 'verificationCode',
  phone_token_invalid: 'verificationCode',
  agreement_required: 'agreement',
  invitation_code_error: 'affiliateCode',
};

/** The same for what the external phone verification says. */
const partOfPhoneTrouble: Partial<Record<PhoneTroubleKind, FormPart>> = {
  invalid_number: 'mobileNum',
  missing_number: 'mobileNum',
  invalid_code: 'verificationCode',
  missing_code: 'verificationCode',
  code_expired: 'verificationCode',
};

/**
 * What is wrong with one field: a problem of the rules, a refusal by its code, or what the phone
 * verification says.
 */
export type FieldTrouble = Problem | { code: ErrorCode } | { phone: PhoneTroubleKind };

export interface SortedRefusal {
  fields: Partial<Record<FormPart, FieldTrouble>>;
  /** What belongs to no field; shown above the form. */
  whole: unknown;
}

const isPart = (field: string): field is FormPart =>
  field === 'agreement' || (formFields as readonly string[]).includes(field);

/** Whether the site wants a bot check with the next try. */
export const wantsCaptcha = (trouble: unknown): boolean =>
  trouble instanceof Refusal && partOfCode[trouble.code] === 'captcha';

/** Sorts an answer of the site under the fields it is about. */
export function sortRefusal(trouble: unknown): SortedRefusal {
  if (trouble instanceof PhoneTrouble) {
    const part = partOfPhoneTrouble[trouble.kind];
    if (part) return { fields: { [part]: { phone: trouble.kind } }, whole: undefined };
  }
  if (!(trouble instanceof Refusal)) return { fields: {}, whole: trouble };
  const part = partOfCode[trouble.code];
  if (part) return { fields: { [part]: { code: trouble.code } }, whole: undefined };
  const listed =
    trouble.code === 'registration_invalid'
      ? registrationProblems.safeParse(trouble.value)
      : undefined;
  if (!listed?.success) return { fields: {}, whole: trouble };
  const known = listed.data.problems.filter((problem) => isPart(problem.field)) as Problem[];
  // The first problem of a field comes first; later ones would only repeat it.
  const fields = Object.fromEntries(known.toReversed().map((problem) => [problem.field, problem]));
  return { fields, whole: known.length === listed.data.problems.length ? undefined : trouble };
}
