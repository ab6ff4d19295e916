import { type BodyOf, endpoints } from '@lantern/contracts';
import { describe, expect, it } from 'vitest';
import { turnOnAuthenticator } from '../../../testing/authenticator.ts';
import { useBrandChanges } from '../../../testing/brand-changes.ts';
import { freshNumber } from '../../../testing/harbor.ts';
import { LineMember } from '../../../testing/line-members.ts';
import { reachableMember } from '../../../testing/logins.ts';
import { verdictOf } from '../../../testing/player.ts';
import { useTestSite } from '../../../testing/test-site.ts';
import { askWithdrawal, readyToWithdraw, termsOf } from '../../../testing/withdrawals.ts';

const site = useTestSite();
const brand = useBrandChanges(site);

/** The payment password of `readyToWithdraw`, and its replacement. */
const [forgotten, fresh] = ['482915', '731640'];

type Member = Awaited<ReturnType<typeof site.register>>;
type Body = BodyOf<typeof endpoints.resetPaymentPassword>;

const send = ({ token }: Member, method: 'sms' | 'email') =>
  site.client.call(endpoints.sendPaymentResetCode, { token, body: { method } });

const reset = (
  { token, password }: Member,
  { newPaymentPassword = fresh, ...proof }: Partial<Body>,
) => {
  const body = { method: 'sms' as const, code: '000000', password, newPaymentPassword, ...proof };
  const confirmPaymentPassword = proof.confirmPaymentPassword ?? newPaymentPassword;
  return site.client.call(endpoints.resetPaymentPassword, {
    token,
    body: { ...body, confirmPaymentPassword },
  });
};

const change = (
  { token, password }: Member,
  oldPaymentPassword: string,
  newPaymentPassword: string,
) =>
  site.client.call(endpoints.setPaymentPassword, {
    token,
    body: {
      password,
      oldPaymentPassword,
      newPaymentPassword,
      confirmPaymentPassword: newPaymentPassword,
    },
  });

/** A reachable member who forgot the payment password. */
async function forgetful() {
  const member = await reachableMember(site);
  await readyToWithdraw(site, member);
  return member;
}

/** Resets it with a code to the phone. */
async function resetBySms(member: Awaited<ReturnType<typeof forgetful>>, more: Partial<Body> = {}) {
  await send(member, 'sms');
  return reset(member, { method: 'sms', code: site.sms.codeFor(member.mobile), ...more });
}

const isKnown = async (member: Member, text: string) =>
  verdictOf(await change(member, text, '904172'));

describe('a reset of the payment password', () => {
  it('PWD-04 needs the login password and a code to the verified phone', async () => {
    const member = await forgetful();
    expect((await resetBySms(member)).status).toBe(200);
    expect(await isKnown(member, forgotten)).toBe('payment_password_wrong');
    expect(await isKnown(member, fresh)).toBe('ok');
  });

  it('PWD-04 accepts a code to the verified e-mail address', async () => {
    const member = await forgetful();
    await send(member, 'email');
    const code = site.mail.codeFor(member.email);
    expect((await reset(member, { method: 'email', code })).status).toBe(200);
    expect(await isKnown(member, fresh)).toBe('ok');
  });

  it('PWD-04 accepts a code of the authenticator app, or a recovery code', async () => {
    const member = await turnOnAuthenticator(site);
    await readyToWithdraw(site, member);
    const [recovery = ''] = member.codes;
    expect((await reset(member, { method: 'authenticator', code: member.app.next() })).status).toBe(
      200,
    );
    const other = await reset(member, {
      method: 'authenticator',
      code: recovery,
      newPaymentPassword: '560381',
    });
    expect(other.status).toBe(200);
    expect(await isKnown(member, '560381')).toBe('ok');
  });

  it('PWD-04 works after wrong ones have locked the previous one', async () => {
    const member = await forgetful();
    for (let time = 0; time < 5; time += 1) await change(member, '000000', fresh);
    expect(await isKnown(member, forgotten)).toBe('payment_password_locked');
    await resetBySms(member);
    expect(await isKnown(member, fresh)).toBe('ok');
  });

  it('PWD-04 is recorded for the staff, with the proof that was used', async () => {
    const member = await forgetful();
    await resetBySms(member);
    expect(
      await site.query(
        `select detail from security_event
          where member_id = $1 and kind = 'payment_password_reset'`,
        [member.customerId],
      ),
    ).toEqual([{ detail: { method: 'sms' } }]);
  });

  it('PWD-04 sends a notice with the time from which it moves money', async () => {
    const member = await forgetful();
    await resetBySms(member);
    await expect
      .poll(() =>
        site.mail
          .sentTo(member.email)
          .find(({ text }) => text.includes('the payment password was reset')),
      )
      .toBeDefined();
  });
});

describe('what a reset of the payment password requires', () => {
  it('PWD-04 H9 the login password', async () => {
    const member = await forgetful();
    await send(member, 'sms');
    const wrong = { code: site.sms.codeFor(member.mobile), password: 'Wrong-pass-1' };
    expect(verdictOf(await reset(member, wrong))).toBe('password_wrong');
    for (let time = 0; time < 10; time += 1) await reset(member, wrong);
    expect(await reset(member, { code: wrong.code })).toMatchObject({
      status: 429,
      reply: { code: 'login_locked' },
    });
    expect(await isKnown(member, forgotten)).toBe('login_locked');
  });

  it('PWD-04 H9 the code sent for it, once, and no code sent for another purpose', async () => {
    const member = await forgetful();
    expect(verdictOf(await reset(member, { code: '123456' }))).toBe('code_wrong');
    await site.client.call(endpoints.sendBindingEmail, {
      token: member.token,
      body: { email: member.email },
    });
    const foreign = site.mail.codeFor(member.email);
    expect(verdictOf(await reset(member, { method: 'email', code: foreign }))).toBe('code_wrong');
    await resetBySms(member);
    const again = { code: site.sms.codeFor(member.mobile), newPaymentPassword: '560381' };
    expect(verdictOf(await reset(member, again))).toBe('code_wrong');
  });

  it('PWD-04 a verified channel of the account: nothing is sent to an unverified one', async () => {
    const member = await forgetful();
    await site.query(
      `update member_profile set mobile_verified = false, email_verified = false
        where member_id = $1`,
      [member.customerId],
    );
    for (const method of ['sms', 'email'] as const) {
      expect(verdictOf(await send(member, method))).toBe('method_not_open');
      expect(verdictOf(await reset(member, { method }))).toBe('method_not_open');
    }
    expect(verdictOf(await reset(member, { method: 'authenticator' }))).toBe('method_not_open');
    expect(await isKnown(member, forgotten)).toBe('ok');
  });

  it('SMS-03 an interval between two codes', async () => {
    const member = await forgetful();
    await send(member, 'sms');
    expect(verdictOf(await send(member, 'sms'))).toBe('code_too_soon');
  });

  it('PWD-04 a valid, confirmed password; an invalid one does not consume the code', async () => {
    const member = await forgetful();
    await send(member, 'sms');
    const code = site.sms.codeFor(member.mobile);
    expect(verdictOf(await reset(member, { code, newPaymentPassword: 'abc' }))).toBe(
      'password_invalid',
    );
    expect(verdictOf(await reset(member, { code, newPaymentPassword: '123456' }))).toBe(
      'password_weak',
    );
    expect(verdictOf(await reset(member, { code, confirmPaymentPassword: '731641' }))).toBe(
      'password_mismatch',
    );
    expect(verdictOf(await reset(member, { code, newPaymentPassword: forgotten }))).toBe(
      'password_unchanged',
    );
    expect(verdictOf(await reset(member, { code }))).toBe('ok');
  });

  it('PWD-04 A14 a separate code for each of two at the same time', async () => {
    const member = await forgetful();
    await send(member, 'sms');
    const code = site.sms.codeFor(member.mobile);
    const answers = await Promise.all([
      reset(member, { code }),
      reset(member, { code, newPaymentPassword: '560381' }),
    ]);
    expect(answers.map(verdictOf).sort()).toEqual(['code_wrong', 'ok']);
  });
});

describe('H8 money after a reset of the payment password', () => {
  const hours = 24;

  it('H8 PWD-04 leaves no sooner than to a new bank account', async () => {
    const member = await site.memberWith(500_000n);
    const mobile = `+63${freshNumber()}`;
    await site.query(
      'update member_profile set mobile = $2, mobile_verified = true where member_id = $1',
      [member.customerId, mobile],
    );
    const own = await readyToWithdraw(site, member);
    const { value } = await resetBySms({ ...member, mobile, email: '' });
    expect(Math.round((Date.parse(value.usableAt) - site.clock.now().getTime()) / 3600_000)).toBe(
      hours,
    );
    const wish = { body: { paymentPassword: fresh } };
    expect(await askWithdrawal(site, own, wish)).toMatchObject({
      status: 409,
      reply: { code: 'payment_password_waiting', value: { usableAt: value.usableAt } },
    });
    expect(await termsOf(site, own.token)).toMatchObject({
      paymentPasswordUsableAt: value.usableAt,
    });
    await site.query(
      `update member_profile set payment_usable_at = now() - interval '1 minute'
        where member_id = $1`,
      [own.id],
    );
    expect(verdictOf(await askWithdrawal(site, own, wish))).toBe('ok');
    expect(await termsOf(site, own.token)).toMatchObject({ paymentPasswordUsableAt: null });
  });

  it('H8 PWD-04 waits as long when the new one is changed again', async () => {
    const member = await forgetful();
    const { value } = await resetBySms(member);
    expect(verdictOf(await change(member, fresh, '904172'))).toBe('ok');
    expect(await termsOf(site, member.token)).toMatchObject({
      paymentPasswordUsableAt: value.usableAt,
    });
  });

  it('H8 WAL-04 cannot be sent to the line either', async () => {
    const below = await LineMember.below(site, await LineMember.below(site, undefined));
    await brand.set('lantern', ['transfers', 'toUpline'], true);
    await site.query(
      `update member_profile set payment_usable_at = now() + interval '1 hour'
        where member_id = $1`,
      [below.id],
    );
    expect(verdictOf(await below.up(50_000n))).toBe('payment_password_waiting');
  });
});
