import { type BodyOf, endpoints } from '@lantern/contracts';
import { describe, expect, it } from 'vitest';
import { makeAgent, referralCodeOf, uplineOf } from '../../../testing/agents.ts';
import { useBrandChanges } from '../../../testing/brand-changes.ts';
import { registerAtHarbor, showCaptcha } from '../../../testing/harbor.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();
const brands = useBrandChanges(site);

const password = 'Secret-pass-1';
const register = (
  change: Partial<BodyOf<typeof endpoints.registerMember>> = {},
  host = 'localhost',
) => {
  const body = {
    username: freshName(),
    password,
    confirmPassword: password,
    agreement: true,
    ...change,
  };
  return site.client.call(endpoints.registerMember, { body, host });
};
const askFor = (field: string) =>
  brands.set('lantern', ['registration', 'fields', field], {
    ...{
      enabled: true,
      required: false,
      patternId: 'alphanumeric',
      acceptedPattern: '*',
      minLength: 4,
      maxLength: 20,
    },
  });
const refused = (field: string) => ({
  status: 400,
  reply: { code: 'invitation_code_error', value: { field } },
});

describe('a member', () => {
  it('REG-11 gets an unambiguous referral code at registration', async () => {
    const codes = await Promise.all(
      Array.from({ length: 5 }, async () =>
        referralCodeOf(site, (await site.register()).customerId),
      ),
    );
    for (const code of codes) expect(code).toMatch(/^[A-HJKMNP-Z2-9]{8}$/);
    expect(new Set(codes).size).toBe(5);
  });

  it('REG-11 has no referral code as a trial account', async () => {
    const { value } = await site.client.call(endpoints.freePlay, { body: {} });
    expect(
      await site.query('select from invite_code where member_id = $1', [value.customerId]),
    ).toEqual([]);
  });

  it('REG-11 J9 invited by a referral code in any letter case is under its owner', async () => {
    const { customerId } = await site.register();
    const code = await referralCodeOf(site, customerId);
    for (const referralCode of [code, code.toLowerCase()])
      expect(await uplineOf(site, (await register({ referralCode })).value.customerId)).toBe(
        customerId,
      );
  });

  it('REG-11 without a code has no upline', async () => {
    expect(await uplineOf(site, (await register()).value.customerId)).toBeNull();
  });

  it.each([
    ['unknown', 'NOBODYS1'],
    ['written with a look-alike letter', 'DEM\u041e2345'],
    ['a tag', '<img src=x onerror=alert(1)>'],
    ['SQL', "'; drop table member; --"],
    ['no code at all', '$$$$'],
  ])(
    'REG-11 J9 J10 gets no upline from a referral code that is %s',
    async (_what, referralCode) => {
      expect(await register({ referralCode })).toMatchObject(refused('referralCode'));
    },
  );

  it.each(['referralCode', 'affiliateCode'])(
    'J10 gets no upline from a %s as long as a book',
    async (field) => {
      expect(await register({ [field]: 'A'.repeat(256) })).toMatchObject({
        reply: { code: 'invalid_input' },
      });
    },
  );
});

describe('the affiliate code of the form', () => {
  it('REG-09 puts the new member under the agent', async () => {
    await askFor('affiliateCode');
    const agent = await makeAgent(site);
    const { value } = await register({ affiliateCode: agent.code.toLowerCase() });
    expect(await uplineOf(site, value.customerId)).toBe(agent.id);
  });

  it('REG-09 stops the registration first when it is invalid', async () => {
    await brands.set('harbor', ['registration', 'fields', 'affiliateCode', 'enabled'], true);
    const { cookies, captcha } = await showCaptcha(site);
    const wrong = await registerAtHarbor(site, { affiliateCode: 'NOBODYS1', captcha }, { cookies });
    expect(wrong).toMatchObject(refused('affiliateCode'));
    expect(
      await registerAtHarbor(site, { captcha }, { cookies }),
      'the captcha is still good',
    ).toMatchObject({
      status: 200,
    });
  });

  it('REG-09 is overridden by the code of the link', async () => {
    await askFor('affiliateCode');
    const [agent, friend] = [await makeAgent(site), await site.register()];
    const referralCode = await referralCodeOf(site, friend.customerId);
    const { value } = await register({ affiliateCode: agent.code, referralCode });
    expect(await uplineOf(site, value.customerId)).toBe(friend.customerId);
  });

  it('REG-09 is read from a link where the form has no field, and must be valid', async () => {
    const agent = await makeAgent(site);
    const { value } = await register({ affiliateCode: agent.code });
    expect(await uplineOf(site, value.customerId)).toBe(agent.id);
    expect(await register({ affiliateCode: 'NOBODYS1' })).toMatchObject(refused('affiliateCode'));
  });

  it('REG-10 REG-11 is not required on an agent’s own host', async () => {
    const agent = await makeAgent(site);
    await site.query(
      `insert into brand_host (host, brand_id, affiliate_id)
        select 'line.example', brand_id, id from member where id = $1`,
      [agent.id],
    );
    await site.site.brands.reload();
    expect(await uplineOf(site, (await register({}, 'line.example')).value.customerId)).toBe(
      agent.id,
    );
  });
});

describe('the recommender’s name', () => {
  const wrong = {
    status: 400,
    reply: {
      code: 'registration_invalid',
      value: { problems: [expect.objectContaining({ field: 'recommenderId' })] },
    },
  };

  it('REG-11 puts the new member under that member', async () => {
    await askFor('recommenderId');
    const friend = await site.register();
    const { value } = await register({ recommenderId: friend.account.toUpperCase() });
    expect(await uplineOf(site, value.customerId)).toBe(friend.customerId);
  });

  it('J9 REG-11 cannot be the own name or an unknown one', async () => {
    await askFor('recommenderId');
    const username = freshName();
    expect(await register({ username, recommenderId: username })).toMatchObject(wrong);
    expect(await register({ recommenderId: 'nobody1' })).toMatchObject(wrong);
  });

  it('A4 REG-11 is looked up only after the captcha', async () => {
    await brands.set('harbor', ['registration', 'fields', 'recommenderId', 'enabled'], true);
    for (const recommenderId of ['nobody1', (await registerAtHarbor(site)).value.account])
      expect(await registerAtHarbor(site, { recommenderId }, { cookies: [] })).toMatchObject({
        reply: { code: 'captcha_required' },
      });
  });

  it('J9 REG-11 cannot be a trial or closed account', async () => {
    await askFor('recommenderId');
    const closed = await site.register();
    await site.query("update member set status = 'disabled' where id = $1", [closed.customerId]);
    const trial = (await site.client.call(endpoints.freePlay, { body: {} })).value;
    for (const recommenderId of [closed.account, trial.account])
      expect(await register({ recommenderId })).toMatchObject(wrong);
  });
});

describe('the upline of a member', () => {
  it('REG-11 J9 changes by a recorded move only, and is never the member itself', async () => {
    const [one, other] = [await site.register(), await site.register()];
    const move = (to: string) =>
      site.query('update member set upline_id = $2 where id = $1', [one.customerId, to]);
    await expect(move(other.customerId)).rejects.toThrow('recorded move');
    await expect(move(one.customerId)).rejects.toThrow();
    const itself = `insert into member
        (id, brand_id, username, username_key, type, currency, nickname, language, upline_id)
      select $1, brand_id, 'selfmade', 'selfmade', 0, currency, 'selfmade', 'en', $1 from member
        where id = $2`;
    await expect(site.query(itself, [site.random.id(), one.customerId])).rejects.toThrow(
      'member_not_own_upline',
    );
  });
});
