import { endpoints } from '@lantern/contracts';
import { describe, expect, it } from 'vitest';
import { fromAnywhere } from '../../../testing/any-call.ts';
import { harbor, registerAtHarbor, showCaptcha } from '../../../testing/harbor.ts';
import { reachableMember } from '../../../testing/logins.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';
import { ownOrigin } from './forgot-by-email.ts';

const site = useTestSite({ trustedProxies: ['127.0.0.1'] });

const ask = (username: string, email: string, headers: Record<string, string> = fromAnywhere()) =>
  site.client.call(endpoints.forgotByEmail, { body: { username, email }, headers });
const linkIn = (text = '') => /https?:\/\/\S+/.exec(text)?.[0] ?? '';
/** Skips a minute: an address gets one mail a minute. */
const passMinute = () =>
  site.query("update code_request set created_at = created_at - interval '61 seconds'");
const settled = () =>
  expect.poll(async () => (await site.query('select 1 from code_request')).length, { interval: 5 });

describe('a forgotten password, by e-mail', () => {
  it('PWD-02 sends a link on the brand’s host to the member, valid for half an hour', async () => {
    const { account, email } = await reachableMember(site);
    expect((await ask(` ${account.toUpperCase()} `, email)).value).toEqual({});
    await expect.poll(() => site.mail.sentTo(email), { interval: 5 }).toHaveLength(1);
    const [mail] = site.mail.sentTo(email);
    expect(mail?.text).toContain(account);
    expect(mail?.text).toContain('30 minutes');
    expect(linkIn(mail?.text)).toMatch(/^http:\/\/localhost\/login\?reset=[A-Za-z0-9_-]{43}$/);
  });

  it('PWD-02 L2 stores only the hash of its ticket', async () => {
    const { account, email, customerId } = await reachableMember(site);
    await ask(account, email);
    await expect.poll(() => site.mail.sentTo(email), { interval: 5 }).toHaveLength(1);
    const ticket = linkIn(site.mail.sentTo(email)[0]?.text).split('reset=')[1] ?? '';
    const rows = await site.query<{ row: string }>(
      'select p::text as row from password_reset p where member_id = $1',
      [customerId],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.row).not.toContain(Buffer.from(ticket).toString('hex'));
  });

  it('A4 PWD-02 gives an unknown name or address the same reply, and sends nothing', async () => {
    const [one, other] = [await reachableMember(site), await reachableMember(site)];
    const disabled = await reachableMember(site);
    await site.query("update member set status = 'disabled' where id = $1", [disabled.customerId]);
    const asked = [
      [one.account, one.email],
      [freshName(), `${freshName()}@mail.test`],
      [one.account, `${freshName()}@mail.test`],
      [one.account, other.email],
      [disabled.account, disabled.email],
    ] as const;
    const answers: Awaited<ReturnType<typeof ask>>[] = [];
    for (const [username, email] of asked) answers.push(await ask(username, email));
    const shape = ({ status, reply, headers }: (typeof answers)[number]) => ({
      ...{ status, reply },
      headers: Object.keys(headers).sort(),
    });
    for (const answer of answers) expect(shape(answer)).toEqual(shape(answers[0] ?? answer));
    await settled().toBe(asked.length);
    expect(site.mail.sentTo(one.email)).toHaveLength(1);
    expect([...site.mail.sentTo(other.email), ...site.mail.sentTo(disabled.email)]).toEqual([]);
  });

  it('A4 PWD-02 does not wait for the mail server, whose delay would reveal a member', async () => {
    const { account, email } = await reachableMember(site);
    const own = site.site.mail;
    site.site.mail = { send: () => new Promise(() => {}) };
    expect((await ask(account, email)).status).toBe(200);
    site.site.mail = own;
  });

  it('A4 PWD-02 does not reveal that a mail failed', async () => {
    const { account, email } = await reachableMember(site);
    site.mail.broken = true;
    expect((await ask(account, email)).status).toBe(200);
    const failed = () => site.log.filter(({ detail }) => detail.event === 'reset_failed').length;
    await expect.poll(failed, { interval: 5 }).toBe(1);
  });

  it('B4 PWD-02 sends an address one mail a minute and five an hour, with one reply', async () => {
    const { account, email } = await reachableMember(site);
    const heldBack = () =>
      site.log.filter(({ detail }) => detail.event === 'reset_held_back').length;
    for (let time = 0; time < 2; time += 1) expect((await ask(account, email)).status).toBe(200);
    await expect.poll(heldBack, { interval: 5 }).toBe(1);
    expect(site.mail.sentTo(email)).toHaveLength(1);
    for (let mails = 2; mails <= 5; mails += 1) {
      await passMinute();
      await ask(account, email);
      await expect.poll(() => site.mail.sentTo(email), { interval: 5 }).toHaveLength(mails);
    }
    await passMinute();
    expect((await ask(account, email)).status).toBe(200);
    await expect.poll(heldBack, { interval: 5 }).toBe(2);
    expect(site.mail.sentTo(email)).toHaveLength(5);
  });

  it('PWD-02 rejects an invalid e-mail address', async () => {
    for (const email of ['x', 'x@', '@mail.test', 'a b@mail.test', 'a@b'])
      expect(await ask('somebody', email)).toMatchObject({
        status: 400,
        reply: { code: 'email_invalid' },
      });
  });

  it('B9 PWD-02 needs a bot check if the brand says so or its network asks often', async () => {
    const account = (await registerAtHarbor(site)).value.account;
    const body = { username: account, email: 'a@mail.test' };
    const send = (more = {}, cookies: string[] = []) =>
      site.client.call(endpoints.forgotByEmail, {
        body: { ...body, ...more },
        host: harbor,
        cookies,
      });
    expect(await send()).toMatchObject({ status: 400, reply: { code: 'captcha_required' } });
    const { cookies } = await showCaptcha(site);
    expect(await send({ captcha: 'WRONG' }, cookies)).toMatchObject({
      status: 400,
      reply: { code: 'captcha_wrong' },
    });
    const shown = await showCaptcha(site);
    expect((await send({ captcha: shown.captcha }, shown.cookies)).status).toBe(200);
    const headers = fromAnywhere();
    for (let time = 1; time <= 3; time += 1) {
      await ask(freshName(), `${freshName()}@mail.test`, headers);
      const brand = site.site.brands.byHost('localhost');
      const asked = () =>
        brand && site.site.verification.codeLimits.countOf(brand, headers['x-forwarded-for']);
      await expect.poll(asked, { interval: 5 }).toBe(time);
    }
    const again = await ask(freshName(), `${freshName()}@mail.test`, headers);
    expect(again).toMatchObject({ status: 400, reply: { code: 'captcha_required' } });
  });
});

describe('the link of a password mail', () => {
  const brand = {
    ...({} as Parameters<typeof ownOrigin>[0]),
    hosts: ['lantern.test', 'www.lantern.test'],
    consoleHosts: [],
  };

  it.each([
    ['https://lantern.test', 'production', 'https://lantern.test'],
    ['https://www.lantern.test', 'production', 'https://www.lantern.test'],
    ['https://lantern.test:8443', 'production', 'https://lantern.test'],
    ['https://evil.test', 'production', 'https://lantern.test'],
    ['https://lantern.test.evil.test', 'production', 'https://lantern.test'],
    ['https://evil.test:3000', 'development', 'https://lantern.test'],
    ['http://lantern.test:3000', 'development', 'http://lantern.test:3000'],
  ] as const)('K20 of a request for %s in %s leads to %s', (origin, environment, expected) => {
    expect(ownOrigin(brand, origin, environment)).toBe(expected);
  });

  it.each(['evil.test', 'localhost.evil.test', 'localhost@evil.test', 'localhost/evil.test'])(
    'K20 is not created for the host %s',
    async (host) => {
      const { account, email } = await reachableMember(site);
      const body = { username: account, email };
      const answer = await site.client.call(endpoints.forgotByEmail, { body, host });
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(site.mail.sentTo(email)).toEqual([]);
    },
  );

  it('K20 ignores a header that names another host', async () => {
    const { account, email } = await reachableMember(site);
    const headers = {
      ...fromAnywhere(),
      'x-forwarded-host': 'evil.test',
      forwarded: 'host=evil.test',
    };
    await ask(account, email, headers);
    expect(site.mail.sent.filter(({ text }) => text.includes('evil.test'))).toEqual([]);
  });
});
