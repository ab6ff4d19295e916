import { describe, expect, it } from 'vitest';
import {
  checkPassword,
  checkRegistration,
  expandPattern,
  type FieldRule,
  placeOf,
  type RegistrationField,
  type RegistrationInput,
  type RegistrationRules,
  registrationFields,
} from './registration.ts';

const off: FieldRule = {
  enabled: false,
  required: false,
  patternId: 'no_spaces',
  acceptedPattern: '*',
  minLength: 1,
  maxLength: 50,
};

const rulesWith = (
  changes: Partial<Record<RegistrationField, Partial<FieldRule>>> = {},
  smsVerification = false,
): RegistrationRules => ({
  fields: Object.fromEntries(
    registrationFields.map((field) => [field, { ...off, ...changes[field] }]),
  ) as RegistrationRules['fields'],
  smsVerification,
});

const filled: RegistrationInput = {
  username: 'player1',
  password: 'Secret-1',
  confirmPassword: 'Secret-1',
  agreement: true,
};

describe('a registration', () => {
  it('REG-01 can ask for the sixteen fields of the specification', () => {
    expect(registrationFields).toHaveLength(16);
  });

  it('has no problems when the mandatory fields are valid', () => {
    expect(checkRegistration(rulesWith(), filled)).toEqual([]);
  });

  it.each(['username', 'password', 'confirmPassword'] as const)(
    'REG-04 always needs %s',
    (field) => {
      const problems = checkRegistration(rulesWith(), { ...filled, [field]: '' });
      expect(problems).toContainEqual({ field, problem: 'required' });
    },
  );

  it('REG-04 needs a confirmation equal to the password', () => {
    const problems = checkRegistration(rulesWith(), { ...filled, confirmPassword: 'Secret-1 ' });
    expect(problems).toEqual([{ field: 'confirmPassword', problem: 'mismatch' }]);
  });

  it('PWD-04 rejects the login password as the payment password', () => {
    const rules = rulesWith({ paymentPassword: { enabled: true } });
    const problems = checkRegistration(rules, { ...filled, paymentPassword: 'Secret-1' });
    expect(problems).toEqual([{ field: 'paymentPassword', problem: 'login_password' }]);
    expect(checkRegistration(rules, { ...filled, paymentPassword: 'Another-1' })).toEqual([]);
  });

  it('REG-04 needs number and code if a code is sent, even with the field off', () => {
    const problems = checkRegistration(rulesWith({}, true), filled);
    expect(problems).toEqual([
      { field: 'mobileNum', problem: 'required' },
      { field: 'verificationCode', problem: 'required' },
    ]);
  });

  it('REG-04 takes a code of up to 255 characters', () => {
    const withCode = (verificationCode: string) =>
      checkRegistration(rulesWith({}, true), { ...filled, mobileNum: '0917', verificationCode });
    expect(withCode('1'.repeat(255))).toEqual([]);
    expect(withCode('1'.repeat(256))).toEqual([
      { field: 'verificationCode', problem: 'length', patternId: 'digits', min: 0, max: 255 },
    ]);
  });

  it('REG-04 assumes the agreement unless it is declined', () => {
    const { agreement, ...unsaid } = filled;
    expect(checkRegistration(rulesWith(), unsaid)).toEqual([]);
    const problems = checkRegistration(rulesWith(), { ...filled, agreement: !agreement });
    expect(problems).toEqual([{ field: 'agreement', problem: 'required' }]);
  });
});

describe('LOG-01 a new password', () => {
  const rule: FieldRule = { ...off, patternId: 'english_spaces' };

  it('has no spaces around it, because the login trims its fields', () => {
    expect(checkPassword(rule, 'two words')).toBeUndefined();
    expect(checkPassword(rule, ' two words')).toMatchObject({ problem: 'pattern' });
  });
});

describe('REG-08 a registration by phone', () => {
  const byPhone: RegistrationInput = {
    mobileNum: '9171234567',
    verificationCode: '123456',
    agreement: true,
  };
  const check = (input: RegistrationInput, mobilePassword = false) =>
    checkRegistration({ ...rulesWith(), mobilePassword }, input, undefined, 'mobile');

  it('always needs the number and its code', () => {
    expect(check(byPhone)).toEqual([]);
    expect(check({})).toEqual([
      { field: 'mobileNum', problem: 'required' },
      { field: 'verificationCode', problem: 'required' },
    ]);
  });

  it('asks for a password if the brand does', () => {
    expect(check(byPhone, true)).toEqual([
      { field: 'password', problem: 'required' },
      { field: 'confirmPassword', problem: 'required' },
    ]);
    expect(check({ ...byPhone, password: 'Secret-1', confirmPassword: 'Secret-1' }, true)).toEqual(
      [],
    );
    expect(check({ ...byPhone, password: 'Secret-1', confirmPassword: 'Secret-2' }, true)).toEqual([
      { field: 'confirmPassword', problem: 'mismatch' },
    ]);
  });

  it.each(['username', 'password'])('rejects a %s that is not needed', (field) => {
    expect(check({ ...byPhone, [field]: 'player1' })).toEqual([{ field, problem: 'not_enabled' }]);
  });

  it('REG-15 accepts the external token instead of the code', () => {
    expect(check({ mobileNum: '9171234567', firebaseIdToken: 'token' })).toEqual([]);
  });
});

describe('REG-01 the form of a mode', () => {
  it('has the fields of the brand and the mandatory fields', () => {
    const rules = rulesWith({ email: { enabled: true }, line: { enabled: true, required: true } });
    const placesIn = (mode: 'username' | 'mobile') =>
      (['username', 'password', 'mobileNum', 'email', 'line', 'zalo'] as const).map((field) =>
        placeOf(rules, field, mode),
      );
    expect(placesIn('username')).toEqual([
      'required',
      'required',
      'absent',
      'optional',
      'required',
      'absent',
    ]);
    expect(placesIn('mobile')).toEqual([
      'absent',
      'absent',
      'required',
      'optional',
      'required',
      'absent',
    ]);
  });
});

describe('REG-03 an optional field', () => {
  it('may stay empty', () => {
    expect(checkRegistration(rulesWith({ email: { enabled: true } }), filled)).toEqual([]);
  });

  it('is required if the brand requires it', () => {
    const problems = checkRegistration(
      rulesWith({ email: { enabled: true, required: true } }),
      filled,
    );
    expect(problems).toEqual([{ field: 'email', problem: 'required' }]);
  });

  it('must not be sent if the brand disables it', () => {
    expect(checkRegistration(rulesWith(), { ...filled, qqNum: '12345' })).toEqual([
      { field: 'qqNum', problem: 'not_enabled' },
    ]);
  });

  it.each([
    ['too short', 'abc', 'length'],
    ['too long', 'abcdefghi', 'length'],
    ['of another kind', 'abcd ef', 'pattern'],
  ])('that is %s is named with the bounds of its rule', (_what, wechat, problem) => {
    const rules = rulesWith({ wechat: { enabled: true, minLength: 4, maxLength: 8 } });
    expect(checkRegistration(rules, { ...filled, wechat })).toEqual([
      { field: 'wechat', problem, patternId: 'no_spaces', min: 4, max: 8 },
    ]);
  });

  it('counts characters, not surrogates', () => {
    const rules = rulesWith({ line: { enabled: true, minLength: 1, maxLength: 3 } });
    expect(checkRegistration(rules, { ...filled, line: '😀😀😀' })).toEqual([]);
  });
});

describe('REG-02 a brand’s own pattern', () => {
  const rules = rulesWith({ line: { enabled: true, acceptedPattern: 'id[0-9]+' } });

  it('uses the matcher of the caller', () => {
    const asked: string[] = [];
    const matches = (pattern: string, text: string) => {
      asked.push(`${pattern} ${text}`);
      return false;
    };
    expect(checkRegistration(rules, { ...filled, line: 'id12' }, matches)).toMatchObject([
      { field: 'line', problem: 'pattern' },
    ]);
    expect(asked).toEqual(['id[0-9]+ id12']);
  });

  it('is left to the API without a matcher', () => {
    expect(checkRegistration(rules, { ...filled, line: 'nonsense' })).toEqual([]);
  });

  it('that is "*" means anything', () => {
    expect(expandPattern('*')).toBe('.*');
    expect(
      checkRegistration(
        rulesWith({ line: { enabled: true } }),
        { ...filled, line: 'x' },
        () => false,
      ),
    ).toEqual([]);
  });
});
