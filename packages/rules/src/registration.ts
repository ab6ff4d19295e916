import { type PatternKind, patternKinds } from './patterns.ts';

/** The sixteen fields that a brand can ask for at registration. */
export const registrationFields = [
  'username',
  'password',
  'payeeName',
  'paymentPassword',
  'qqNum',
  'line',
  'whatsapp',
  'zalo',
  'facebook',
  'wechat',
  'idNumber',
  'email',
  'mobileNum',
  'affiliateCode',
  'captcha',
  'recommenderId',
] as const;

export type RegistrationField = (typeof registrationFields)[number];

export interface FieldRule {
  enabled: boolean;
  required: boolean;
  /** One of the nineteen kinds; it also names the text that explains the rule. */
  patternId: PatternKind;
  /** A brand's own expression on top of the kind; `*` alone means anything. Matched by a linear-time engine only. */
  acceptedPattern: string;
  minLength: number;
  maxLength: number;
}

export interface RegistrationRules {
  fields: Readonly<Record<RegistrationField, FieldRule>>;
  /** A code sent by SMS has to be given. */
  smsVerification: boolean;
}

export type RegistrationInput = Partial<Record<RegistrationField | 'confirmPassword' | 'verificationCode', string>> & {
  agreement?: boolean;
};

export type FieldName = RegistrationField | 'confirmPassword' | 'verificationCode' | 'agreement';

/** What is wrong with one field. `pattern` and `length` name the rule, so that the text can say it. */
export type FieldProblem =
  | { field: FieldName; problem: 'required' | 'not_enabled' | 'mismatch' }
  | { field: FieldName; problem: 'pattern' | 'length'; patternId: PatternKind; min: number; max: number };

/** Tells whether a whole text matches a brand's own expression; must not backtrack. */
export type PatternMatcher = (acceptedPattern: string, text: string) => boolean;

/** The specification's bound of a verification code. */
export const verificationCodeMaxLength = 255;

/** "*" is the brand's way of saying "anything". */
export const expandPattern = (acceptedPattern: string) => (acceptedPattern === '*' ? '.*' : acceptedPattern);

/** Fields that a brand cannot leave out: the name and password, and the number to which a code goes. */
export const isMandatory = (field: RegistrationField, smsVerification: boolean) =>
  field === 'username' || field === 'password' || (field === 'mobileNum' && smsVerification);

function checkText(field: RegistrationField, text: string, rule: FieldRule, matches: PatternMatcher): FieldProblem[] {
  const bounds = { field, patternId: rule.patternId, min: rule.minLength, max: rule.maxLength };
  const length = [...text].length;
  if (length < rule.minLength || length > rule.maxLength) return [{ ...bounds, problem: 'length' }];
  const own = expandPattern(rule.acceptedPattern);
  const fits = patternKinds[rule.patternId](text) && (own === '.*' || matches(own, text));
  return fits ? [] : [{ ...bounds, problem: 'pattern' }];
}

/**
 * Checks a registration by username against a brand's rules, in the order of the form. The form and the API run this same
 * function; the API gives a matcher for the brand's own expressions, the form may leave those to it.
 */
export function checkRegistration(
  rules: RegistrationRules,
  input: RegistrationInput,
  matches: PatternMatcher = () => true,
): FieldProblem[] {
  const problems: FieldProblem[] = [];
  for (const field of registrationFields) {
    const rule = rules.fields[field];
    const text = input[field] ?? '';
    const mandatory = isMandatory(field, rules.smsVerification);
    const enabled = rule.enabled || mandatory;
    if (!enabled && text !== '') problems.push({ field, problem: 'not_enabled' });
    else if (enabled && text === '' && (rule.required || mandatory)) problems.push({ field, problem: 'required' });
    else if (enabled && text !== '') problems.push(...checkText(field, text, rule, matches));
    if (field === 'password') problems.push(...checkConfirmation(input));
  }
  if (rules.smsVerification) problems.push(...checkCode(input.verificationCode ?? ''));
  if (input.agreement === false) problems.push({ field: 'agreement', problem: 'required' });
  return problems;
}

function checkConfirmation(input: RegistrationInput): FieldProblem[] {
  if (!input.confirmPassword) return [{ field: 'confirmPassword', problem: 'required' }];
  return input.confirmPassword === input.password ? [] : [{ field: 'confirmPassword', problem: 'mismatch' }];
}

function checkCode(code: string): FieldProblem[] {
  if (code === '') return [{ field: 'verificationCode', problem: 'required' }];
  if (code.length <= verificationCodeMaxLength) return [];
  return [
    { field: 'verificationCode', problem: 'length', patternId: 'digits', min: 0, max: verificationCodeMaxLength },
  ];
}
