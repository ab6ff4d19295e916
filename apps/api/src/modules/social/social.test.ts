import { endpoints } from '@lantern/contracts';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { useBrandChanges } from '../../../testing/brand-changes.ts';
import { harbor } from '../../../testing/harbor.ts';
import { startSignInServer } from '../../../testing/sign-in-server.ts';
import { finish, goAndComeBack, linkTo, redirectUris } from '../../../testing/social.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';

const server = await startSignInServer(redirectUris);
afterAll(() => server.close());
const site = useTestSite({ google: server.config, facebook: server.config });
const brands = useBrandChanges(site);
beforeEach(async () => {
  server.person = { sub: freshName() };
  await brands.switchOn('lantern', 'GOOGLELOGIN3', 'FACEBOOKLOGIN3');
});

const password = 'Secret-pass-1';
const form = () => ({ username: freshName(), password, confirmPassword: password, agreement: true });
const ticketFor = async () => {
  const { value } = await finish(site, await goAndComeBack(site, server, { purpose: 'register' }));
  if (value.outcome !== 'register') throw new Error(`no ticket: ${value.outcome}`);
  return value;
};
const register = (socialTicket: string, change: object = {}) =>
  site.client.call(endpoints.registerMember, { body: { ...form(), socialTicket, ...change } });
const notMember = { status: 403, reply: { code: 'social_not_member', message: 'Non-member account unable to login' } };

describe('a registration through a sign-in provider', () => {
  it('REG-13 fills the form with what the provider vouches for, and links the account', async () => {
    Object.assign(server.person, { name: 'Linh', email: 'linh@example.com', email_verified: true });
    const ticket = await ticketFor();
    expect(ticket).toMatchObject({ provider: 'google', name: 'Linh', email: 'linh@example.com' });
    const { value } = await register(ticket.ticket);
    const again = await finish(site, await goAndComeBack(site, server));
    expect(again.value).toMatchObject({ outcome: 'entered', session: { customerId: value.customerId } });
  });

  it('A18 REG-13 does not vouch for an e-mail that the provider has not verified', async () => {
    Object.assign(server.person, { email: 'claimed@example.com', email_verified: false });
    expect(await ticketFor()).toMatchObject({ email: null });
  });

  it('REG-13 a ticket is good once, on its own brand, and again when nobody was registered by it', async () => {
    const { ticket } = await ticketFor();
    const failed = { reply: { code: 'social_failed' } };
    expect(await register(ticket, { username: (await site.register()).account })).toMatchObject({ status: 409 });
    expect((await register(ticket)).status).toBe(200);
    expect(await register(ticket)).toMatchObject(failed);
    expect(await register('made up')).toMatchObject(failed);
  });

  it('REG-13 an account belongs to one member of a brand, also when two register at once', async () => {
    const [one, other] = [await ticketFor(), await ticketFor()];
    const answers = await Promise.all([register(one.ticket), register(other.ticket)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)).toMatchObject({ reply: { code: 'social_taken' } });
    const third = await goAndComeBack(site, server, { purpose: 'register' });
    expect(await finish(site, third)).toMatchObject({ status: 409, reply: { code: 'social_taken' } });
  });
});

describe('a login through a sign-in provider', () => {
  it('LOG-06 A17 is refused to somebody whose account is linked to no member', async () => {
    expect(await finish(site, await goAndComeBack(site, server))).toMatchObject(notMember);
  });

  it('A18 LOG-06 is not opened by an e-mail that a member has, verified or not', async () => {
    const email = `${freshName()}@example.com`;
    const member = await site.register();
    await site.query('update member_profile set email = $2, email_verified = true where member_id = $1', [
      member.customerId,
      email,
    ]);
    for (const email_verified of [true, false]) {
      server.person = { sub: freshName(), email, email_verified };
      expect(await finish(site, await goAndComeBack(site, server))).toMatchObject(notMember);
    }
    expect(await site.query('select from social_identity where member_id = $1', [member.customerId])).toEqual([]);
  });

  it('A17 LOG-06 into the agents’ area is for agents', async () => {
    const member = await site.register();
    await linkTo(site, server, member);
    const enter = async () => finish(site, await goAndComeBack(site, server, { area: 'agent' }));
    expect(await enter()).toMatchObject({ status: 403, reply: { code: 'non_agent_login' } });
    await site.query('update member set type = 1 where id = $1', [member.customerId]);
    expect((await enter()).value).toMatchObject({ outcome: 'entered', session: { isAgent: 1 } });
  });

  it('A17 is refused to a member who is closed', async () => {
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

describe('a link to an account', () => {
  it('A18 REG-13 is made by a member who shows the password', async () => {
    const member = await site.register();
    const body = { provider: 'google' as const, password: 'not the password' };
    const wrong = await site.client.call(endpoints.linkSocial, { body, token: member.token });
    expect(wrong).toMatchObject({ status: 400, reply: { code: 'password_wrong' } });
    expect((await linkTo(site, server, member)).value).toEqual({ outcome: 'linked', provider: 'google' });
    expect((await linkTo(site, server, member)).value, 'a second time changes nothing').toMatchObject({
      outcome: 'linked',
    });
  });

  it('REG-13 is refused where another member has the account, or the member another one', async () => {
    const [one, other] = [await site.register(), await site.register()];
    await linkTo(site, server, one);
    const taken = { status: 409, reply: { code: 'social_taken' } };
    expect(await linkTo(site, server, other)).toMatchObject(taken);
    server.person = { sub: freshName() };
    expect(await linkTo(site, server, one)).toMatchObject(taken);
    expect((await linkTo(site, server, one, 'facebook')).value, 'at another provider').toMatchObject({
      outcome: 'linked',
    });
  });

  it('REG-13 is taken away by its member, who shows the password', async () => {
    const member = await site.register();
    await linkTo(site, server, member);
    const unlink = (given: string) =>
      site.client.call(endpoints.unlinkSocial, {
        body: { provider: 'google', password: given },
        token: member.token,
      });
    expect(await unlink('not the password')).toMatchObject({ reply: { code: 'password_wrong' } });
    expect((await unlink(member.password)).status).toBe(200);
    expect(await finish(site, await goAndComeBack(site, server))).toMatchObject(notMember);
  });
});

describe('the providers of a brand', () => {
  it('REG-13 are those that are configured and switched on', async () => {
    const ask = async (host: string) => (await site.client.call(endpoints.registerSettings, { host })).value.social;
    expect(await ask(harbor)).toEqual(['google', 'facebook']);
    await brands.set('lantern', ['switches'], ['USERNAMEREG3', 'FACEBOOKLOGIN3']);
    expect(await ask('localhost')).toEqual(['facebook']);
    const body = { provider: 'google' as const, purpose: 'login' as const };
    expect(await site.client.call(endpoints.startSocial, { body })).toMatchObject({
      status: 403,
      reply: { code: 'feature_disabled' },
    });
  });
});
