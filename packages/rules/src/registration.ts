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
  /**
   * A brand's own expression on top of the kind; `*` alone means anything. Matched by a linear-time
   * engine only.
   */
  acceptedPattern: string;
  minLength: number;
  maxLength: number;
}

/**
 * The tabs of the form: by a name that the member chooses, or by phone, where the number is the
 * account.
 */
export type RegistrationMode = 'username' | 'mobile';

export interface RegistrationRules {
  fields: Readonly<Record<RegistrationField, FieldRule>>;
  /** A registration by username needs a code sent to the phone; one by phone always does. */
  smsVerification: boolean;
  /** A registration by phone asks for a password; where it does not, the account has none. */
  mobilePassword?: boolean;
}

export type RegistrationInput = Partial<
  Record<RegistrationField | 'confirmPassword' | 'verificationCode', string>
> & {
  agreement?: boolean;
  /** What an external service gave in exchange for the code. */
  firebaseIdToken?: string;
};

export type FieldName = RegistrationField | 'confirmPassword' | 'verificationCode' | 'agreement';

/**
 * What is wrong with one field. `pattern` and `length` name the rule, so that the text can say it;
 * `login_password` is a payment password that would guard nothing from whoever has stolen the
 * login.
 */
export type FieldProblem =
  | { field: FieldName; problem: 'required' | 'not_enabled' | 'mismatch' | 'login_password' }
  | {
      field: FieldName;
      problem: 'pattern' | 'length';
      patternId: PatternKind;
      min: number;
      max: number;
    };

/** Tells whether a whole text matches a brand's own expression; must not backtrack. */
export type PatternMatcher = (acceptedPattern: string, text: string) => boolean;

/** Characters of a brand's own expression, and of the longest text that it is held against. */
export const longestPattern = 255;

/** What the wire carries of a field; a rule that asks for more asks for what nobody can send. */
export function longestText(field: RegistrationField): number {
  if (field === 'username') return 64;
  return field === 'password' || field === 'paymentPassword' ? 128 : longestPattern;
}

/** The specification's bound of a verification code. */
export const verificationCodeMaxLength = 255;

/** "*" is the brand's way of saying "anything". */
export const expandPattern = (acceptedPattern: string) =>
  acceptedPattern === '*' ? '.*' : acceptedPattern;

/** Whether the phone has to be proved by a code. */
export const needsCode = (
  { smsVerification }: Pick<RegistrationRules, 'smsVerification'>,
  mode: RegistrationMode,
) => smsVerification || mode === 'mobile';

/**
 * Whether a rule decides if its field is asked for: a name and a password always are, and the
 * captcha has a switch of its own.
 */
export const decidesPlace = (field: RegistrationField) =>
  field !== 'username' && field !== 'password' && field !== 'captcha';

/** What a form does with a field. */
export type FieldPlace = 'required' | 'optional' | 'absent';

/**
 * Whether the form of a mode has a field, and whether it may stay empty. A brand decides for all
 * but the name, the password and the number to which a code goes.
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

/** What is wrong with the text of one field, by its rule. */
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
  const fits = patternKinds[rule.patternId](text) && (own === '.*' || matches(own, text));
  return fits ? [] : [{ ...bounds, problem: 'pattern' }];
}

/**
 * What is wrong with a new password by the brand's rule, or undefined. The form and the API run
 * this same function.
 */
export const checkPassword = (
  rule: FieldRule,
  password: string,
  matches: PatternMatcher = () => true,
): FieldProblem | undefined => checkText('password', password, rule, matches)[0];

/**
 * Checks a registration against a brand's rules, in the order of the form. The form and the API run
 * this same function; the API gives a matcher for the brand's own expressions, the form may leave
 * those to it.
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
    if (field === 'paymentPassword' && text !== '' && text === input.password)
      problems.push({ field, problem: 'login_password' });
    if (field === 'password' && place === 'required') problems.push(...checkConfirmation(input));
  }
  if (needsCode(rules, mode) && !input.firebaseIdToken)
    problems.push(...checkCode(input.verificationCode ?? ''));
  if (input.agreement === false) problems.push({ field: 'agreement', problem: 'required' });
  return problems;
}

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
