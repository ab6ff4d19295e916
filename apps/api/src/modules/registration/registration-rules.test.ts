import { endpoints } from '@lantern/contracts';
import { registrationFields } from '@lantern/rules';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { harbor, registerAtHarbor } from '../../../testing/harbor.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();
const password = 'Secret-pass-1';

const register = (change: Record<string, unknown> = {}) => {
  const body = {
    username: freshName(),
    password,
    confirmPassword: password,
    agreement: true,
    ...change,
  };
  return site.client.call(endpoints.registerMember, { body: body as never });
};
const problem = (field: string, kind: string) => ({
  status: 400,
  reply: {
    code: 'registration_invalid',
    value: { problems: [expect.objectContaining({ field, problem: kind })] },
  },
});

let seeded = '';
beforeAll(async () => {
  const [row] = await site.query<{ settings: object }>(
    "select settings from brand where code = 'lantern'",
  );
  seeded = JSON.stringify(row?.settings);
});
/** Replaces the rule of a field of brand `lantern` during the test. */
async function setRule(field: string, rule: object): Promise<void> {
  await site.query(
    `update brand
      set settings =
        jsonb_set(settings, array['registration', 'fields', $1],
          settings #> array['registration', 'fields', $1] || $2::jsonb)
      where code = 'lantern'`,
    [field, JSON.stringify(rule)],
  );
  await site.site.brands.reload();
}
afterEach(async () => {
  await site.query("update brand set settings = $1::jsonb where code = 'lantern'", [seeded]);
  await site.site.brands.reload();
});

describe('the registration rules', () => {
  it('REG-01 cover each of the sixteen fields', async () => {
    const [settings, rules] = await Promise.all([
      site.client.call(endpoints.registerSettings),
      site.client.call(endpoints.validationRules),
    ]);
    expect(Object.keys(settings.value.fields).sort()).toEqual([...registrationFields].sort());
    expect(Object.keys(rules.value).sort()).toEqual([...registrationFields].sort());
    expect(rules.value.username).toEqual({
      acceptedPattern: '*',
      patternId: 'letter_first',
      minLength: 6,
      maxLength: 16,
    });
    expect(settings.value).toMatchObject({
      captcha: false,
      smsVerification: false,
      minimumAge: 18,
      countryDialingCode: '84',
    });
  });

  it('REG-01 REG-04 belong to one brand, but essential fields are always required', async () => {
    const { value } = await site.client.call(endpoints.registerSettings, { host: harbor });
    expect(value).toMatchObject({ captcha: true, smsVerification: true, minimumAge: 21 });
    for (const field of ['username', 'password', 'mobileNum', 'captcha'])
      expect(value.fields).toHaveProperty(field, { enabled: true, required: true });
    expect(value.fields.email).toEqual({ enabled: true, required: false });
  });

  it.each([
    ['username', '', 'required'],
    ['username', 'short', 'length'],
    ['username', 'a'.repeat(17), 'length'],
    ['username', '1abcdef', 'pattern'],
    ['username', 'abc def', 'pattern'],
    ['password', 'Short-1', 'length'],
    ['password', 'lantern-26', 'weak'],
    ['email', 'a@b.example', 'not_enabled'],
    ['recommenderId', 'somebody', 'not_enabled'],
  ])('REG-02 REG-04 reject %s "%s" (%s)', async (field, text, kind) => {
    const change =
      field === 'password' ? { password: text, confirmPassword: text } : { [field]: text };
    expect(await register(change)).toMatchObject(problem(field, kind));
  });

  it('REG-03 report a field’s bounds with the problem', async () => {
    const { reply } = await register({ username: 'short' });
    expect(reply).toMatchObject({
      value: {
        problems: [
          { field: 'username', problem: 'length', patternId: 'letter_first', min: 6, max: 16 },
        ],
      },
    });
  });

  it.each([
    ['аdminаdmin', 'Cyrillic letters'],
    ['admin\u200badmin', 'a space of no width'],
    ['ａｄｍｉｎａｄｍｉｎ', 'full-width letters'],
    ['admin😀admin', 'a picture'],
    ['ádminádmin', 'an accent'],
    ['admin\u0301admin', 'a combining accent'],
  ])('K14 reject the name %s with %s', async (username) => {
    expect(await register({ username })).toMatchObject(problem('username', 'pattern'));
  });

  it.each(['Admin1', 'adm1n2024', 'Support', 'staff007', 'Lantern', '1antern'])(
    'K14 reserve the name %s for the house',
    async (username) => {
      await setRule('username', { patternId: 'alphanumeric', minLength: 4 });
      expect(await register({ username })).toMatchObject({
        status: 409,
        reply: { code: 'username_taken' },
      });
    },
  );

  it.each(['admin\u202eadmin', 'admin\u0000admin', 'admin\nadmin', 'admin\u2066admin'])(
    'K14 K15 reject a name with unprintable characters',
    async (username) => {
      expect(await register({ username })).toMatchObject({
        reply: { code: 'invalid_input', value: { fields: ['username'] } },
      });
    },
  );

  it('REG-02 K11 match a brand’s own expression in linear time', async () => {
    await setRule('username', { acceptedPattern: '^(a+)+$', minLength: 1, maxLength: 64 });
    // An engine that backtracks would try 2 to the power of 60 ways here.
    expect(await register({ username: `${'a'.repeat(60)}b` })).toMatchObject(
      problem('username', 'pattern'),
    );
    expect((await register({ username: 'a'.repeat(12) })).status).toBe(200);
  });

  it('REG-02 reject registrations while an expression is invalid; the site runs on', async () => {
    await setRule('username', { acceptedPattern: '(?=x' });
    expect(await register()).toMatchObject(problem('username', 'pattern'));
  });

  it.each([
    ['12345678', 'weak'],
    ['Password1!', 'weak'],
    ['abcabcabc', 'weak'],
    ['x'.repeat(129), undefined],
    ['seven-7', 'length'],
  ])('PWD-01 reject the password %s', async (bad, kind) => {
    const answer = await register({ password: bad, confirmPassword: bad });
    expect(answer).toMatchObject(kind ? problem('password', kind) : { status: 400 });
  });

  it('PWD-01 reject a password that contains the username', async () => {
    const username = freshName();
    const bad = { password: `A-${username}-9`, confirmPassword: `A-${username}-9` };
    expect(await register({ username, ...bad })).toMatchObject(problem('password', 'has_name'));
  });

  it('REG-01 accept a good password by the rule that they publish', async () => {
    const { value } = await site.client.call(endpoints.validationRules, {});
    const { acceptedPattern, minLength, maxLength } = value.password;
    const good = 'Tr0ub4dor and three!'.padEnd(maxLength, '🐟');
    expect(minLength).toBe(8);
    expect(new RegExp(acceptedPattern === '*' ? '.*' : acceptedPattern).test(good)).toBe(true);
    expect((await register({ password: good, confirmPassword: good })).status).toBe(200);
  });

  it('REG-03 require a field that the brand has made required', async () => {
    await setRule('whatsapp', { enabled: true, required: true });
    expect(await register()).toMatchObject(problem('whatsapp', 'required'));
    expect((await register({ whatsapp: '63917123456' })).status).toBe(200);
  });

  it('REG-04 require the agreement', async () => {
    expect(await register({ agreement: false })).toMatchObject({
      status: 400,
      reply: { code: 'agreement_required' },
    });
  });

  it('D7 close registration by name where the brand has switched it off', async () => {
    await site.query(
      "update brand set settings = jsonb_set(settings, '{switches}', '[]') where code = 'lantern'",
    );
    await site.site.brands.reload();
    expect(await register()).toMatchObject({ status: 403, reply: { code: 'feature_disabled' } });
  });
});

describe('a mobile number at registration', () => {
  it.each(['281234567', '9999', '84912345678'])(
    'REG-04 B8 is rejected when no SMS can reach it: %s',
    async (mobileNum) => {
      const answer = await registerAtHarbor(site, { mobileNum, verificationCode: '123456' });
      expect(answer).toMatchObject({
        reply: { code: 'registration_invalid', value: { problems: [{ field: 'mobileNum' }] } },
      });
    },
  );
});
