import { type BodyOf, endpoints } from '@lantern/contracts';
import { describe, expect, it } from 'vitest';
import { useBrandChanges } from '../../../testing/brand-changes.ts';
import { useTestSite } from '../../../testing/test-site.ts';
import { provePaymentPassword } from './index.ts';

const site = useTestSite();
const brand = useBrandChanges(site);

type Member = Awaited<ReturnType<typeof site.register>>;
const set = (
  { token, password }: Member,
  change: Partial<BodyOf<typeof endpoints.setPaymentPassword>> = {},
) => {
  const { newPaymentPassword = '482915' } = change;
  const body = {
    password,
    newPaymentPassword,
    confirmPaymentPassword: newPaymentPassword,
    ...change,
  };
  return site.client.call(endpoints.setPaymentPassword, { token, body });
};

/** Checks it as a call that moves money out does. */
async function prove({ customerId }: Member, text: string): Promise<string> {
  const own = site.site.brands.byHost('localhost');
  if (!own) throw new Error('there is no brand');
  const call = { brand: own, session: { memberId: customerId } } as Parameters<
    typeof provePaymentPassword
  >[1];
  return provePaymentPassword(site.site, call, text).then(
    () => 'proved',
    (refusal: { code: string }) => refusal.code,
  );
}

const hashOf = async ({ customerId }: Member) => {
  const [row] = await site.query<{ hash: string }>(
    'select payment_password_hash as hash from member_profile where member_id = $1',
    [customerId],
  );
  return row?.hash;
};

describe('the payment password', () => {
  it('PWD-04 is hashed with argon2id, and differs from the login password', async () => {
    const member = await site.register();
    expect((await set(member)).status).toBe(200);
    expect(await hashOf(member)).toMatch(/^\$argon2id\$/);
    expect(await prove(member, '482915')).toBe('proved');
    expect(await prove(member, member.password)).toBe('payment_password_wrong');
    const { value } = await site.client.call(endpoints.securityCentre, { token: member.token });
    expect(value.paymentPassword).toBe(true);
  });

  it('PWD-04 sends a notice when it is set, if the member has an address', async () => {
    const member = await site.register();
    const address = `${member.account}@example.com`;
    await site.query('update member_profile set email = $2 where member_id = $1', [
      member.customerId,
      address,
    ]);
    await set(member);
    await expect.poll(() => site.mail.sentTo(address)).toHaveLength(1);
    expect(site.mail.sentTo(address)[0]?.text).toContain('a new payment password was set');
  });

  it('PWD-04 proves nothing while none is set', async () => {
    const member = await site.register();
    expect(await prove(member, '')).toBe('payment_password_wrong');
    expect(await prove(member, '482915')).toBe('payment_password_wrong');
  });

  it('PWD-04 asks for the login password', async () => {
    const member = await site.register();
    const wrong = { ...member, password: 'Wrong-pass-1' };
    expect(await set(wrong)).toMatchObject({ status: 400, reply: { code: 'password_wrong' } });
    expect(await hashOf(member)).toBeNull();
    for (let time = 0; time < 10; time += 1) await set(wrong);
    expect(await set(member)).toMatchObject({ status: 429, reply: { code: 'login_locked' } });
  });

  it('PWD-04 asks for the previous one, if there is one', async () => {
    const member = await site.register();
    await set(member);
    const change = { newPaymentPassword: '731640' };
    for (const oldPaymentPassword of [undefined, '000000'])
      expect(
        await set(member, { ...change, ...(oldPaymentPassword ? { oldPaymentPassword } : {}) }),
      ).toMatchObject({
        status: 400,
        reply: { code: 'payment_password_wrong' },
      });
    expect((await set(member, { ...change, oldPaymentPassword: '482915' })).status).toBe(200);
    expect(await prove(member, '731640')).toBe('proved');
  });

  it.each([
    ['too short', '12345'],
    ['too long', '1234567'],
    ['without digits', 'abcdef'],
    ['with a space', '12345 '],
    ['in full-width digits', '４８２９１５'],
  ])('PWD-04 follows the brand’s rule: not %s', async (_what, newPaymentPassword) => {
    const member = await site.register();
    expect(await set(member, { newPaymentPassword })).toMatchObject({
      status: 400,
      reply: { code: 'password_invalid', value: { field: 'paymentPassword' } },
    });
  });

  it.each(['123456', '654321', '111111', '121212', '123123', '112233'])(
    'PWD-04 cannot be the sequence or repeat %s',
    async (newPaymentPassword) => {
      const member = await site.register();
      expect(await set(member, { newPaymentPassword })).toMatchObject({
        status: 400,
        reply: { code: 'password_weak' },
      });
      expect(await hashOf(member)).toBeNull();
    },
  );

  it('PWD-04 must be confirmed, and differ from the previous one', async () => {
    const member = await site.register();
    const twice = { newPaymentPassword: '482915', confirmPaymentPassword: '482916' };
    expect(await set(member, twice)).toMatchObject({
      status: 400,
      reply: { code: 'password_mismatch' },
    });
    await set(member);
    const same = await set(member, { oldPaymentPassword: '482915' });
    expect(same).toMatchObject({ status: 400, reply: { code: 'password_unchanged' } });
  });

  it('PWD-04 H9 cannot equal the login password', async () => {
    const member = await site.register();
    const rule = ['registration', 'fields', 'paymentPassword'];
    await brand.set('lantern', [...rule, 'patternId'], 'no_spaces');
    await brand.set('lantern', [...rule, 'maxLength'], 30);
    expect(await set(member, { newPaymentPassword: member.password })).toMatchObject({
      status: 400,
      reply: { code: 'password_invalid', value: { problem: 'login_password' } },
    });
  });

  it('A14 is set once by two calls at the same time', async () => {
    const member = await site.register();
    const answers = await Promise.all([set(member), set(member, { newPaymentPassword: '731640' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });
});

describe('H9 guessing the payment password', () => {
  it('H9 is blocked after five tries for fifteen minutes, even with the right one', async () => {
    const member = await site.register();
    await set(member);
    for (let time = 0; time < 5; time += 1)
      expect(await prove(member, '000000')).toBe('payment_password_wrong');
    expect(await prove(member, '482915')).toBe('payment_password_locked');
    const locked = await set(member, {
      newPaymentPassword: '731640',
      oldPaymentPassword: '482915',
    });
    expect(locked).toMatchObject({
      status: 429,
      reply: {
        code: 'payment_password_locked',
        value: { retryAfter: expect.toSatisfy((s: number) => s > 890 && s <= 900) },
      },
    });
    await site.forgetShortLived();
    expect(await prove(member, '482915')).toBe('proved');
  });

  it('H9 is blocked after five tries, even when thirty are sent at once', async () => {
    const member = await site.register();
    await set(member);
    const answers = await Promise.all(Array.from({ length: 30 }, () => prove(member, '000000')));
    expect(answers.filter((answer) => answer === 'payment_password_wrong')).toHaveLength(5);
    expect(await prove(member, '482915')).toBe('payment_password_locked');
  });

  it('H9 is blocked for the day after fifteen wrong ones, also with right ones', async () => {
    const member = await site.register();
    await set(member);
    for (let time = 0; time < 5; time += 1) {
      for (let guess = 0; guess < 3; guess += 1)
        expect(await prove(member, '000000')).toBe('payment_password_wrong');
      if (time < 4) expect(await prove(member, '482915')).toBe('proved');
    }
    const locked = await set(member, {
      newPaymentPassword: '731640',
      oldPaymentPassword: '482915',
    });
    expect(locked).toMatchObject({
      reply: {
        code: 'payment_password_locked',
        value: { retryAfter: expect.toSatisfy((s: number) => s > 86_000 && s <= 86_400) },
      },
    });
  });

  it('H9 starts over after the right one, and locks no login and no other member', async () => {
    const [member, other] = [await site.register(), await site.register()];
    await set(member);
    await set(other);
    for (const text of ['1', '2', '3', '4', '482915', '1', '2', '3', '4'])
      await prove(member, text);
    expect(await prove(member, '482915')).toBe('proved');
    for (let time = 0; time < 5; time += 1) await prove(member, '000000');
    expect(await prove(other, '482915')).toBe('proved');
    const body = {
      type: 'username' as const,
      username: member.account,
      password: member.password,
    };
    expect((await site.client.call(endpoints.login, { body })).status).toBe(200);
  });
});
