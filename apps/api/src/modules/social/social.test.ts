import { endpoints } from '@lantern/contracts';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { useBrandChanges } from '../../../testing/brand-changes.ts';
import { freshNumber, harbor, sendRegistrationCode, showCaptcha } from '../../../testing/harbor.ts';
import { startSignInServer } from '../../../testing/sign-in-server.ts';
import { finish, goAndComeBack, linkTo, redirectUris } from '../../../testing/social.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';
import { google, OidcSignIn } from '../../adapters/oidc-sign-in.ts';

const server = await startSignInServer(redirectUris);
afterAll(() => server.close());
const site = useTestSite({ google: server.config, facebook: server.config });
const brands = useBrandChanges(site);
beforeEach(async () => {
  server.person = { sub: freshName() };
  await brands.switchOn('lantern', 'GOOGLELOGIN3', 'FACEBOOKLOGIN3');
});

const password = 'Secret-pass-1';
const form = () => ({
  username: freshName(),
  password,
  confirmPassword: password,
  agreement: true,
});
const ticketFor = async (host = 'localhost') => {
  const { value } = await finish(
    site,
    await goAndComeBack(site, server, { purpose: 'register', host }),
    host,
  );
  if (value.outcome !== 'register') throw new Error(`no ticket: ${value.outcome}`);
  return value;
};
const register = (socialTicket: string, change: object = {}) =>
  site.client.call(endpoints.registerMember, { body: { ...form(), socialTicket, ...change } });
/** At `harbor`, by phone. */
async function registerByPhone(socialTicket: string) {
  const mobileNum = freshNumber();
  const verificationCode = await sendRegistrationCode(site, mobileNum);
  const { captcha, cookies } = await showCaptcha(site);
  const pair = { password, confirmPassword: password };
  const body = { mobileNum, verificationCode, captcha, agreement: true, socialTicket, ...pair };
  return site.client.call(endpoints.registerByMobile, { body, cookies, host: harbor });
}
const link = (member: { token: string; password: string }) =>
  site.client.call(endpoints.linkSocial, {
    body: { provider: 'google', password: member.password },
    token: member.token,
  });
const notMember = {
  status: 403,
  reply: { code: 'social_not_member', message: 'Non-member account unable to login' },
};

describe('a registration through a sign-in provider', () => {
  it('REG-13 fills the form with the provider’s verified data, and links the account', async () => {
    Object.assign(server.person, { name: 'Linh', email: 'linh@example.com', email_verified: true });
    const ticket = await ticketFor();
    expect(ticket).toMatchObject({ provider: 'google', name: 'Linh', email: 'linh@example.com' });
    const { value } = await register(ticket.ticket);
    const again = await finish(site, await goAndComeBack(site, server));
    expect(again.value).toMatchObject({
      outcome: 'entered',
      session: { customerId: value.customerId },
    });
  });

  it('A18 REG-13 does not trust an e-mail that the provider has not verified', async () => {
    Object.assign(server.person, { email: 'claimed@example.com', email_verified: false });
    expect(await ticketFor()).toMatchObject({ email: null });
  });

  it('REG-13 accepts a ticket once, at its brand, and again after a failure', async () => {
    const { ticket } = await ticketFor();
    const failed = { reply: { code: 'social_expired' } };
    expect(await register(ticket, { username: (await site.register()).account })).toMatchObject({
      status: 409,
    });
    expect((await register(ticket)).status).toBe(200);
    expect(await register(ticket)).toMatchObject(failed);
    expect(await register('made up')).toMatchObject(failed);
  });

  it('REG-13 links an account to one member of a brand, even if two register at once', async () => {
    const [one, other] = [await ticketFor(), await ticketFor()];
    const answers = await Promise.all([register(one.ticket), register(other.ticket)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({
      reply: { code: 'social_taken' },
    });
    const third = await goAndComeBack(site, server, { purpose: 'register' });
    expect(await finish(site, third)).toMatchObject({
      status: 409,
      reply: { code: 'social_taken' },
    });
  });

  it('REG-08 REG-13 works by phone, too, with the same conditions', async () => {
    const [one, other] = [await ticketFor(harbor), await ticketFor(harbor)];
    expect(await registerByPhone('made up')).toMatchObject({
      status: 400,
      reply: { code: 'social_expired' },
    });
    expect((await registerByPhone(one.ticket)).status).toBe(200);
    expect(await registerByPhone(other.ticket)).toMatchObject({
      status: 409,
      reply: { code: 'social_taken' },
    });
  });

  it('REG-13 a ticket of one brand is invalid at another', async () => {
    const { ticket } = await ticketFor();
    expect(await registerByPhone(ticket)).toMatchObject({ reply: { code: 'social_expired' } });
    expect((await register(ticket)).status, 'and is still good at home').toBe(200);
  });
});

describe('a login through a sign-in provider', () => {
  it('LOG-06 A17 is refused when the account is not linked', async () => {
    expect(await finish(site, await goAndComeBack(site, server))).toMatchObject(notMember);
  });

  it('A18 LOG-06 is not accepted by an e-mail of a member, verified or not', async () => {
    const email = `${freshName()}@example.com`;
    const member = await site.register();
    await site.query(
      'update member_profile set email = $2, email_verified = true where member_id = $1',
      [member.customerId, email],
    );
    for (const email_verified of [true, false]) {
      server.person = { sub: freshName(), email, email_verified };
      expect(await finish(site, await goAndComeBack(site, server))).toMatchObject(notMember);
    }
    expect(
      await site.query('select from social_identity where member_id = $1', [member.customerId]),
    ).toEqual([]);
  });

  it('A17 LOG-06 into the agents’ area needs an agent', async () => {
    const member = await site.register();
    await linkTo(site, server, member);
    const enter = async () => finish(site, await goAndComeBack(site, server, { area: 'agent' }));
    expect(await enter()).toMatchObject({ status: 403, reply: { code: 'non_agent_login' } });
    await site.query('update member set type = 1 where id = $1', [member.customerId]);
    expect((await enter()).value).toMatchObject({ outcome: 'entered', session: { isAgent: 1 } });
  });

  it('A17 is refused to a disabled member', async () => {
    const member = await site.register();
    await linkTo(site, server, member);
    await site.query("update member set status = 'disabled' where id = $1", [member.customerId]);
    expect(await finish(site, await goAndComeBack(site, server))).toMatchObject({
      reply: { code: 'account_disabled' },
    });
  });

  it('REG-13 belongs to one brand', async () => {
    await linkTo(site, server, await site.register());
    const there = await goAndComeBack(site, server, { host: harbor });
    expect(await finish(site, there, harbor)).toMatchObject(notMember);
  });
});

describe('the providers of a brand', () => {
  it('REG-13 are the configured ones that are switched on', async () => {
    const ask = async (host: string) =>
      (await site.client.call(endpoints.registerSettings, { host })).value.social;
    expect(await ask(harbor)).toEqual(['google', 'facebook']);
    await brands.set('lantern', ['switches'], ['USERNAMEREG3', 'FACEBOOKLOGIN3']);
    expect(await ask('localhost')).toEqual(['facebook']);
    const body = { provider: 'google' as const, purpose: 'login' as const };
    expect(await site.client.call(endpoints.startSocial, { body })).toMatchObject({
      status: 403,
      reply: { code: 'feature_disabled' },
    });
    expect(await link(await site.register())).toMatchObject({
      status: 403,
      reply: { code: 'feature_disabled' },
    });
  });

  it('REG-13 are refused when switched off during a sign-in', async () => {
    await linkTo(site, server, await site.register());
    const back = await goAndComeBack(site, server);
    await brands.set('lantern', ['switches'], ['USERNAMEREG3']);
    expect(await finish(site, back)).toMatchObject({
      status: 403,
      reply: { code: 'feature_disabled' },
    });
  });

  it('REG-13 fail with a code while down since the start, and then work', async () => {
    const { signIn } = site.site;
    // A provider whose discovery document has not been read yet.
    site.site.signIn = new Map([['google', new OidcSignIn(google, server.config)]]);
    const body = { provider: 'google' as const, purpose: 'login' as const };
    const member = await site.register();
    const failed = { status: 502, reply: { code: 'social_failed' } };
    server.broken = true;
    expect(await site.client.call(endpoints.startSocial, { body })).toMatchObject(failed);
    expect(await link(member)).toMatchObject(failed);
    server.broken = false;
    expect((await site.client.call(endpoints.startSocial, { body })).status).toBe(200);
    site.site.signIn = signIn;
  });
});
