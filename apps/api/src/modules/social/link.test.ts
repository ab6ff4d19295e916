import { endpoints } from '@lantern/contracts';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { useBrandChanges } from '../../../testing/brand-changes.ts';
import { reachableMember } from '../../../testing/logins.ts';
import { startSignInServer } from '../../../testing/sign-in-server.ts';
import {
  finish,
  goAndComeBack,
  linkTo,
  readAddress,
  redirectUris,
} from '../../../testing/social.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';

const server = await startSignInServer(redirectUris);
afterAll(() => server.close());
const site = useTestSite({ google: server.config, facebook: server.config });
const brands = useBrandChanges(site);
beforeEach(async () => {
  server.person = { sub: freshName() };
  await brands.switchOn('lantern', 'GOOGLELOGIN3', 'FACEBOOKLOGIN3');
});

const link = (member: { token: string; password: string }) =>
  site.client.call(endpoints.linkSocial, {
    body: { provider: 'google', password: member.password },
    token: member.token,
  });
const unlink = (member: { token: string; password: string }) =>
  site.client.call(endpoints.unlinkSocial, {
    body: { provider: 'google', password: member.password },
    token: member.token,
  });
const notMember = {
  status: 403,
  reply: { code: 'social_not_member', message: 'Non-member account unable to login' },
};

describe('a linked account', () => {
  it('A18 REG-13 is linked by a member with the password', async () => {
    const member = await site.register();
    const body = { provider: 'google' as const, password: 'not the password' };
    const wrong = await site.client.call(endpoints.linkSocial, { body, token: member.token });
    expect(wrong).toMatchObject({ status: 400, reply: { code: 'password_wrong' } });
    expect((await linkTo(site, server, member)).value).toEqual({
      outcome: 'linked',
      provider: 'google',
    });
    expect(
      (await linkTo(site, server, member)).value,
      'a second time changes nothing',
    ).toMatchObject({
      outcome: 'linked',
    });
  });

  it('REG-13 is rejected when another member has it, or the member has another one', async () => {
    const [one, other] = [await site.register(), await site.register()];
    await linkTo(site, server, one);
    const taken = { status: 409, reply: { code: 'social_taken' } };
    expect(await linkTo(site, server, other)).toMatchObject(taken);
    server.person = { sub: freshName() };
    expect(await linkTo(site, server, one)).toMatchObject(taken);
    expect(
      (await linkTo(site, server, one, 'facebook')).value,
      'at another provider',
    ).toMatchObject({
      outcome: 'linked',
    });
  });

  it('REG-13 is unlinked by its member with the password', async () => {
    const member = await site.register();
    await linkTo(site, server, member);
    const wrong = await unlink({ ...member, password: 'not the password' });
    expect(wrong).toMatchObject({ reply: { code: 'password_wrong' } });
    expect((await unlink(member)).status).toBe(200);
    expect(await finish(site, await goAndComeBack(site, server))).toMatchObject(notMember);
  });

  it('REG-13 sends a notice when linked and unlinked, and is recorded', async () => {
    const member = await reachableMember(site);
    await linkTo(site, server, member);
    await unlink(member);
    await expect.poll(() => site.mail.sentTo(member.email), { interval: 5 }).toHaveLength(2);
    for (const { text } of site.mail.sentTo(member.email)) expect(text).toContain('Google');
    const events = site.log
      .filter(({ detail }) => detail.member === member.customerId)
      .map(({ detail }) => detail.event);
    expect(events).toEqual(expect.arrayContaining(['social_linked', 'social_unlinked']));
  });

  it('A6 A18 is not linked when the session that started it has ended', async () => {
    const member = await site.register();
    const { value, cookies } = await link(member);
    const back = { body: readAddress(await server.follow(value.url)), cookies };
    await site.client.call(endpoints.logout, { token: member.token });
    expect(await finish(site, back)).toMatchObject({
      status: 400,
      reply: { code: 'social_expired' },
    });
    expect(
      await site.query('select from social_identity where member_id = $1', [member.customerId]),
    ).toEqual([]);
  });

  it('A1 REG-13 is neither linked nor unlinked by guessing the password', async () => {
    const locked = { status: 429, reply: { code: 'login_locked' } };
    for (const change of [link, unlink]) {
      const member = await site.register();
      for (let time = 0; time < 10; time += 1)
        await change({ ...member, password: 'Wrong-pass-1' });
      expect(await change(member)).toMatchObject(locked);
    }
  });
});
