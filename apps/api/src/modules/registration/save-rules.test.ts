import { type BodyOf, endpoints, type StaffRule } from '@lantern/contracts';
import { type RegistrationField, registrationFields } from '@lantern/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { useBrandChanges } from '../../../testing/brand-changes.ts';
import { staffAt, type TestStaff } from '../../../testing/staff.ts';
import { freshName, TestSite, useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();
const brands = useBrandChanges(site);
const { registrationRules, saveRegistrationRule } = endpoints;

type Owner = TestStaff & { token: string };
type Body = BodyOf<typeof saveRegistrationRule>;
let owner: Owner;
beforeAll(async () => {
  owner = await staffAt(site, 'owner');
});

const look = async ({ token, host }: Owner = owner) =>
  (await site.client.call(registrationRules, { token, host })).value.rules;
const ruleOf = async (field: RegistrationField, who: Owner = owner): Promise<StaffRule> => {
  const rule = (await look(who)).find((one) => one.field === field);
  if (!rule) throw new Error(`there is no rule for ${field}`);
  return rule;
};
const send = (body: Body, { token, host }: Owner = owner) =>
  site.client.call(saveRegistrationRule, { token, host, body });
const reason = 'As the bank wants it';
const bodyOf = ({ place: _, ...rule }: StaffRule, change: Partial<Body> = {}): Body => ({
  ...rule,
  reason,
  ...change,
});
/** Saves the rule of a field with some changes. */
const save = async (change: Partial<Body>, field: RegistrationField = 'username') =>
  send(bodyOf(await ruleOf(field), change));
const refused = (code: string, ...fields: string[]) => ({
  reply: { success: false, code, ...(fields.length > 0 ? { value: { fields } } : {}) },
});
const password = 'Secret-pass-1';
const register = (username: string) =>
  site.client.call(endpoints.registerMember, {
    body: { username, password, confirmPassword: password, agreement: true },
  });

describe('REG-01 the registration rules in the console', () => {
  it('REG-01 cover the sixteen fields in the order of the form, with their effect', async () => {
    const rules = await look();
    expect(rules.map(({ field }) => field)).toEqual(registrationFields);
    expect(await ruleOf('username')).toMatchObject({
      patternId: 'letter_first',
      minLength: 6,
      place: 'required',
    });
    expect(await ruleOf('captcha')).toMatchObject({ place: 'absent' });
  });

  it('PWD-01 allow passwords of 8 to 128 characters; a brand may only ask for more', async () => {
    expect((await save({ minLength: 12 }, 'password')).status).toBe(200);
    expect(await save({ minLength: 7 }, 'password')).toMatchObject(
      refused('invalid_input', 'minLength'),
    );
    expect(await save({ maxLength: 20 }, 'password')).toMatchObject(
      refused('invalid_input', 'maxLength'),
    );
    expect((await save({ minLength: 8 }, 'password')).status).toBe(200);
  });

  it('REG-01 report the captcha by its own switch', async () => {
    await brands.set('lantern', ['registration', 'captcha'], true);
    expect(await ruleOf('captcha')).toMatchObject({ place: 'required' });
  });

  it('D2 are those of the staff’s own brand', async () => {
    const stranger = await staffAt(site, 'owner', 'harbor');
    await save({ minLength: 7 });
    expect(await ruleOf('username', stranger)).toMatchObject({ minLength: 6 });
    expect(
      (await send(bodyOf(await ruleOf('username'), { maxLength: 20 }), stranger)).reply,
    ).toMatchObject({
      code: 'rule_changed',
    });
  });
});

describe('registration rules saved by staff', () => {
  it('REG-02 apply at once', async () => {
    expect((await save({ acceptedPattern: 'm[a-z0-9]+' })).status).toBe(200);
    expect(await register(`x${freshName().slice(1)}`)).toMatchObject({
      reply: { code: 'registration_invalid' },
    });
    expect((await register(freshName())).status).toBe(200);
    const { value } = await site.client.call(endpoints.validationRules, { language: 'vi' });
    expect(value.username.acceptedPattern).toBe('m[a-z0-9]+');
  });

  it('REG-02 are returned as stored, with a new version', async () => {
    const before = await ruleOf('line');
    const { value } = await save({ enabled: true, required: true, maxLength: 30 }, 'line');
    const after = value.rules.find(({ field }) => field === 'line');
    expect(after).toMatchObject({
      enabled: true,
      required: true,
      maxLength: 30,
      place: 'required',
    });
    expect(after?.version).not.toBe(before.version);
    expect(after).toEqual(await ruleOf('line'));
  });

  it('REG-02 are saved even if another brand’s settings are invalid', async () => {
    const [harbor] = await site.query<{ settings: object }>(
      "select settings from brand where code = 'harbor'",
    );
    const setHarbor = (settings: object) =>
      site.query("update brand set settings = $1::jsonb where code = 'harbor'", [
        JSON.stringify(settings),
      ]);
    await setHarbor({ ...harbor?.settings, languages: [] });
    const { status } = await save({ maxLength: 17 });
    await setHarbor(harbor?.settings ?? {});
    expect(status).toBe(200);
    expect((await ruleOf('username')).maxLength).toBe(17);
  });

  it('REG-02 notify every gateway that the brand has changed', async () => {
    await save({ minLength: 8 });
    const rows = await site.query<{ topic: string }>(
      'select topic from outbox where brand_id = $1 and payload @> \'{"status": true}\'',
      [owner.brandId],
    );
    expect(rows.map(({ topic }) => topic)).toContain('site_changed');
  });

  it('OPR-01 REG-02 are audited with before, after, person and reason', async () => {
    await save({ maxLength: 31 }, 'wechat');
    const [row] = await site.query<{ before: object; after: object }>(
      `select actor, subject_type, subject, before, after, reason from audit_event
        where action = 'registration_rule_changed' and subject = 'wechat'`,
    );
    expect(row).toMatchObject({
      actor: owner.username,
      subjectType: 'registration',
      subject: 'wechat',
      reason,
    });
    expect(row?.after).toEqual({ ...row?.before, maxLength: 31 });
  });

  it('REG-02 leave the stored settings valid, and their other parts unchanged', async () => {
    const settings = async () =>
      (
        await site.query<{ settings: object }>("select settings from brand where code = 'lantern'")
      )[0]?.settings;
    const before = await settings();
    await save({ patternId: 'mixed', acceptedPattern: '[a-z]+', minLength: 0, maxLength: 64 });
    await expect(site.site.brands.reload()).resolves.toBeUndefined();
    await save({ patternId: 'letter_first', acceptedPattern: '*', minLength: 6, maxLength: 16 });
    expect(await settings()).toEqual(before);
  });

  it.each([
    '*',
    '.*',
    '[A-Z]{2}[0-9]{6}',
    '^[a-z][a-z0-9]{5,15}$',
    '\\p{L}+',
    '(abc|def)[0-9]*',
    '[a-z]+@[0-9]+',
  ])('REG-02 K11 may have the expression %s', async (acceptedPattern) => {
    expect((await save({ acceptedPattern })).status).toBe(200);
  });

  it.each([
    '^(a+)+$',
    '^(a|a)*$',
    '([a-zA-Z]+)*',
    '(x+x+)+y',
    '(a*)*b',
    '\\d+\\d+\\d+x',
    '^(([a-z])+.)+[A-Z]([a-z])+$',
    '(.*)*=(.*)*',
  ])(
    'REG-02 K11 may not have %s, which takes exponential time on some texts',
    async (acceptedPattern) => {
      expect(await save({ acceptedPattern })).toMatchObject(
        refused('pattern_unsafe', 'acceptedPattern'),
      );
      expect((await ruleOf('username')).acceptedPattern).toBe('*');
    },
  );

  it.each(['(?=x', '[a-', 'a{2,1}', '(a)\\1', '(?=.*[A-Z]).*', '(?<!a)b', '*a'])(
    'REG-02 K11 may not have %s, which the linear-time engine cannot read',
    async (acceptedPattern) => {
      expect(await save({ acceptedPattern })).toMatchObject(
        refused('pattern_unreadable', 'acceptedPattern'),
      );
    },
  );

  it.each<[Partial<Body>, string]>([
    [{ acceptedPattern: 'a'.repeat(256) }, 'acceptedPattern'],
    [{ acceptedPattern: '' }, 'acceptedPattern'],
    [{ minLength: 9, maxLength: 8 }, 'maxLength'],
    [{ minLength: 0, maxLength: 0 }, 'maxLength'],
    [{ maxLength: 65 }, 'maxLength'],
    [{ maxLength: 256 }, 'maxLength'],
    [{ minLength: -1 }, 'minLength'],
    [{ minLength: 1.5 }, 'minLength'],
    [{ patternId: 'made_up' as never }, 'patternId'],
    [{ field: 'shoeSize' as never }, 'field'],
    [{ version: 'x' }, 'version'],
    [{ reason: '' }, 'reason'],
  ])('REG-02 K11 report the position of a mistake: %j', async (change, place) => {
    const { reply } = await save(change);
    expect(reply).toMatchObject({
      code: 'invalid_input',
      value: { fields: expect.arrayContaining([place]) },
    });
  });

  it('REG-04 cannot require a field that the form does not have', async () => {
    expect(await save({ enabled: false, required: true }, 'zalo')).toMatchObject(
      refused('invalid_input', 'required'),
    );
  });

  it.each<[RegistrationField, Partial<Body>, string]>([
    ['username', { enabled: false }, 'enabled'],
    ['password', { required: false }, 'required'],
    ['captcha', { enabled: true }, 'enabled'],
  ])('REG-04 cannot change the place of the %s', async (field, change, place) => {
    const rule = await ruleOf(field);
    const moved = place === 'enabled' ? { enabled: !rule.enabled } : { required: !rule.required };
    expect(await save({ ...change, ...moved }, field)).toMatchObject(
      refused('invalid_input', place),
    );
  });
});

describe('two people who save rules at once', () => {
  it('REG-02 cannot overwrite each other: a change of an older version is rejected', async () => {
    const seen = await ruleOf('email');
    const [first, second] = await Promise.all([
      send(bodyOf(seen, { maxLength: 60 })),
      send(bodyOf(seen, { maxLength: 70 })),
    ]);
    const codes = [first.reply, second.reply].map((reply) =>
      reply.success ? 'saved' : reply.code,
    );
    expect(codes.sort()).toEqual(['rule_changed', 'saved']);
    const saved = first.reply.success ? 60 : 70;
    expect((await ruleOf('email')).maxLength).toBe(saved);
  });

  it('REG-02 keep both changes when they are of two fields', async () => {
    const [zalo, qqNum] = [await ruleOf('zalo'), await ruleOf('qqNum')];
    const replies = await Promise.all([
      send(bodyOf(zalo, { maxLength: 41 })),
      send(bodyOf(qqNum, { maxLength: 42 })),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect([(await ruleOf('zalo')).maxLength, (await ruleOf('qqNum')).maxLength]).toEqual([41, 42]);
  });
});

it('K11 the site does not start with an unverified expression, and names its place', async () => {
  await brands.set('harbor', ['registration', 'fields', 'line', 'acceptedPattern'], '(a+)+');
  const second = new TestSite();
  await expect(second.start({ databaseUrl: site.site.config.databaseUrl })).rejects.toThrow(
    'The settings of brand harbor are wrong at ' +
      'registration.fields.line.acceptedPattern: it is unsafe.',
  );
});

describe('the ages and the agreement of a brand', () => {
  const { saveRegistrationAges } = endpoints;
  const agesOf = async ({ token, host }: Owner = owner) =>
    (await site.client.call(registrationRules, { token, host })).value.ages;
  const saveAges = async (change: Partial<BodyOf<typeof saveRegistrationAges>>) =>
    site.client.call(saveRegistrationAges, {
      token: owner.token,
      host: owner.host,
      body: { ...(await agesOf()), reason, ...change },
    });

  it('D-7 REG-04 are 18 and 21 with a checked box, or the stricter ones of a brand', async () => {
    expect(await agesOf()).toMatchObject({
      ...{ minimumAge: 18, birthdayAge: 21, agreementChecked: true },
    });
    expect(await agesOf(await staffAt(site, 'owner', 'harbor'))).toMatchObject({
      ...{ minimumAge: 21, birthdayAge: 21, agreementChecked: false },
    });
  });

  it('OPR-02 are saved by staff, apply at once, and are audited', async () => {
    const { status } = await saveAges({ minimumAge: 20, agreementChecked: false });
    expect(status).toBe(200);
    const form = await site.client.call(endpoints.registerSettings, { language: 'vi' });
    expect(form.value).toMatchObject({ minimumAge: 20, agreementChecked: false });
    const [row] = await site.query(
      `select before, after, reason from audit_event where action = 'registration_ages_changed'`,
    );
    const before = { minimumAge: 18, birthdayAge: 21, agreementChecked: true };
    expect(row).toEqual({
      ...{ before, after: { ...before, minimumAge: 20, agreementChecked: false }, reason },
    });
  });

  it('are refused below 18, with a birthday below the registration, and when changed', async () => {
    expect(await saveAges({ minimumAge: 17 })).toMatchObject(
      refused('invalid_input', 'minimumAge'),
    );
    expect(await saveAges({ minimumAge: 30 })).toMatchObject(
      refused('invalid_input', 'birthdayAge'),
    );
    expect(await saveAges({ version: 'f'.repeat(32) })).toMatchObject(refused('rule_changed'));
  });
});
