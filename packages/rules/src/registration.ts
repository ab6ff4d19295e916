import { containsName, isPredictable, passwordBounds } from './passwords.ts';
import { type PatternKind, patternKinds } from './patterns.ts';

/** The sixteen registration fields of the specification. */
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
  /** One of the text types; also the key of its explanation. */
  patternId: PatternKind;
  /**
   * A brand's custom expression in addition to the text type; `*` matches anything. Only a
   * linear-time engine may match it.
   */
  acceptedPattern: string;
  minLength: number;
  maxLength: number;
}

/**
 * The modes of registration: with a chosen username, or by phone with the number as the account
 * name.
 */
export type RegistrationMode = 'username' | 'mobile';

export interface RegistrationRules {
  fields: Readonly<Record<RegistrationField, FieldRule>>;
  /** Whether registration by username needs an SMS code. Registration by phone always does. */
  smsVerification: boolean;
  /** Whether registration by phone asks for a password; without one the account has none. */
  mobilePassword?: boolean;
}

export type RegistrationInput = Partial<
  Record<RegistrationField | 'confirmPassword' | 'verificationCode', string>
> & {
  agreement?: boolean;
  /** The token of an external verification service. */
  firebaseIdToken?: string;
};

export type FieldName = RegistrationField | 'confirmPassword' | 'verificationCode' | 'agreement';

/**
 * A problem with one field. `pattern` and `length` refer to the rule for the text. `login_password`
 * is a payment password equal to the login password, which would not protect a stolen account.
 * `weak` and `has_name` are passwords that are easy to guess, or contain the account name.
 */
export type FieldProblem =
  | { field: FieldName; problem: 'required' | 'not_enabled' | 'mismatch' | 'login_password' }
  | { field: FieldName; problem: 'weak' | 'has_name' }
  | {
      field: FieldName;
      problem: 'pattern' | 'length';
      patternId: PatternKind;
      min: number;
      max: number;
    };

/** Checks that a whole text matches a custom expression; must not backtrack. */
export type PatternMatcher = (acceptedPattern: string, text: string) => boolean;

/** The maximum length of a custom expression, and of a text it is matched against. */
export const longestPattern = 255;

/** The maximum length of a field on the wire; a rule must not require more. */
export function longestText(field: RegistrationField): number {
  if (field === 'username') return 64;
  return field === 'password' || field === 'paymentPassword' ? passwordBounds.max : longestPattern;
}

/** The specification's maximum length of a verification code. */
export const verificationCodeMaxLength = 255;

/** "*" matches anything. */
export const expandPattern = (acceptedPattern: string) =>
  acceptedPattern === '*' ? '.*' : acceptedPattern;

/** Checks that registration needs a code to the phone. */
export const needsCode = (
  { smsVerification }: Pick<RegistrationRules, 'smsVerification'>,
  mode: RegistrationMode,
) => smsVerification || mode === 'mobile';

/**
 * Checks that a rule can disable its field: username and password are always on, and the captcha
 * has its own switch.
 */
export const decidesPlace = (field: RegistrationField) =>
  field !== 'username' && field !== 'password' && field !== 'captcha';

/** How a form treats a field. */
export type FieldPlace = 'required' | 'optional' | 'absent';

/**
 * Whether a field is required, optional or absent in a mode. A brand decides for all fields except
 * the name, the password and the number that receives a code.
 */
export function placeOf(
  rules: RegistrationRules,
  field: RegistrationField,
  mode: RegistrationMode,
): FieldPlace {
  if (field === 'username') return mode === 'username' ? 'required' : 'absent';
  if (field === 'password')
    return mode === 'username' || rules.mobilePassword ? 'required' : 'absent';
  if (field === 'mobileNum' && needsCode(rules, mode)) return 'required';
  const { enabled, required } = rules.fields[field];
  if (!enabled) return 'absent';
  return required ? 'required' : 'optional';
}

/** Checks the text of one field against its rule. */
export function checkText(
  field: RegistrationField,
  text: string,
  rule: FieldRule,
  matches: PatternMatcher,
): FieldProblem[] {
  const bounds = { field, patternId: rule.patternId, min: rule.minLength, max: rule.maxLength };
  const length = [...text].length;
  if (length < rule.minLength || length > rule.maxLength) return [{ ...bounds, problem: 'length' }];
  const own = expandPattern(rule.acceptedPattern);
  // The login form is trimmed, so a password with spaces around it could never be entered.
  const isTrimmed = field !== 'password' || text === text.trim();
  const fits =
    isTrimmed && patternKinds[rule.patternId](text) && (own === '.*' || matches(own, text));
  return fits ? [] : [{ ...bounds, problem: 'pattern' }];
}

/**
 * Checks a new password against the brand's rule and the names of the account; undefined if valid.
 * Shared by the form and the API. Only the API has the list of common passwords.
 */
export const checkPassword = (
  rule: FieldRule,
  password: string,
  names: readonly string[] = [],
  matches: PatternMatcher = () => true,
): FieldProblem | undefined =>
  [...checkText('password', password, rule, matches), ...checkGuessing(password, names)][0];

/** Checks a new payment password against the brand's rule; undefined if valid. */
export const checkPaymentPassword = (
  rule: FieldRule,
  password: string,
  matches: PatternMatcher = () => true,
): FieldProblem | undefined =>
  [...checkText('paymentPassword', password, rule, matches), ...checkSequence(password)][0];

function checkGuessing(password: string, names: readonly string[]): FieldProblem[] {
  if (containsName(password, names)) return [{ field: 'password', problem: 'has_name' }];
  return isPredictable(password) ? [{ field: 'password', problem: 'weak' }] : [];
}

const checkSequence = (password: string): FieldProblem[] =>
  isPredictable(password) ? [{ field: 'paymentPassword', problem: 'weak' }] : [];

/**
 * Checks a registration against a brand's rules and returns problems in form order. Shared by the
 * form and the API. Only the API passes a matcher for custom expressions.
 */
export function checkRegistration(
  rules: RegistrationRules,
  input: RegistrationInput,
  matches: PatternMatcher = () => true,
  mode: RegistrationMode = 'username',
): FieldProblem[] {
  const problems: FieldProblem[] = [];
  for (const field of registrationFields) {
    const text = input[field] ?? '';
    const place = placeOf(rules, field, mode);
    if (place === 'absent' && text !== '') problems.push({ field, problem: 'not_enabled' });
    else if (place === 'required' && text === '') problems.push({ field, problem: 'required' });
    else if (text !== '') problems.push(...checkText(field, text, rules.fields[field], matches));
    if (field === 'paymentPassword' && place !== 'absent' && text !== '') {
      if (text === input.password) problems.push({ field, problem: 'login_password' });
      problems.push(...checkSequence(text));
    }
    if (
      field === 'password' &&
      place === 'required' &&
      !problems.some((one) => one.field === field)
    )
      problems.push(...checkGuessing(text, namesOf(input)));
    if (field === 'password' && place === 'required') problems.push(...checkConfirmation(input));
  }
  if (needsCode(rules, mode) && !input.firebaseIdToken)
    problems.push(...checkCode(input.verificationCode ?? ''));
  if (input.agreement === false) problems.push({ field: 'agreement', problem: 'required' });
  return problems;
}

/** The names that a password must not contain; by phone the number is the account name. */
const namesOf = ({ username = '', mobileNum = '' }: RegistrationInput) => [username, mobileNum];

function checkConfirmation(input: RegistrationInput): FieldProblem[] {
  if (!input.confirmPassword) return [{ field: 'confirmPassword', problem: 'required' }];
  return input.confirmPassword === input.password
    ? []
    : [{ field: 'confirmPassword', problem: 'mismatch' }];
}

function checkCode(code: string): FieldProblem[] {
  if (code === '') return [{ field: 'verificationCode', problem: 'required' }];
  if (code.length <= verificationCodeMaxLength) return [];
  return [
    {
      field: 'verificationCode',
      problem: 'length',
      patternId: 'digits',
      min: 0,
      max: verificationCodeMaxLength,
    },
  ];
}
