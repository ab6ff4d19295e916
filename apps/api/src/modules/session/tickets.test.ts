import { endpoints } from '@lantern/contracts';
import { describe, expect, it } from 'vitest';
import { useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite({ trustedProxies: ['127.0.0.1'] });
const invalid = { status: 401, reply: { success: false, code: 'ticket_invalid' } };

interface From {
  host?: string;
  headers?: Record<string, string>;
}
const at = (address: string): From => ({ headers: { 'x-forwarded-for': address } });

async function take(token: string, from: From = {}) {
  const { value } = await site.client.call(endpoints.createTicket, { token, body: {}, ...from });
  return value;
}
const use = (ticket: string, from: From = {}) =>
  site.client.call(endpoints.loginByTicket, { body: { ticket }, ...from });
const look = (ticket: string, from: From = {}) =>
  site.client.call(endpoints.lookAtTicket, { body: { ticket }, ...from });

describe('a login ticket', () => {
  it('D-4 LOG-11 A9 logs its member in once, with a separate session', async () => {
    const { token, account } = await site.register();
    const { ticket } = await take(token);
    const { value } = await use(ticket);
    expect(value).toMatchObject({ account, next: null });
    expect(value.token).not.toBe(token);
    expect(await use(ticket)).toMatchObject(invalid);
  });

  it('A9 opens one session for two concurrent uses', async () => {
    const { ticket } = await take((await site.register()).token);
    const answers = await Promise.all([use(ticket), use(ticket), use(ticket)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  });

  it('A9 is valid for a minute', async () => {
    const { token } = await site.register();
    const before = site.clock.now().getTime();
    const { ticket, expiresAt } = await take(token);
    const ends = Date.parse(expiresAt) - 60_000;
    expect([ends >= before, ends <= site.clock.now().getTime()]).toEqual([true, true]);
    const [key = ''] = await site.site.redis.keys('ticket:*');
    expect(await site.site.redis.ttl(key)).toBeGreaterThan(0);
    expect(await site.site.redis.ttl(key)).toBeLessThanOrEqual(60);
    await site.site.redis.del(key);
    expect(await use(ticket)).toMatchObject(invalid);
  });

  it('A9 is valid only in the household that created it, and consumed elsewhere', async () => {
    const { token } = await site.register();
    const { ticket } = await take(token, at('2001:db8:1:2::5'));
    expect((await use(ticket, at('2001:db8:1:2::9'))).status).toBe(200);
    const other = (await take((await site.register()).token, at('198.51.100.1'))).ticket;
    expect(await use(other, at('198.51.100.2'))).toMatchObject(invalid);
    expect(await use(other, at('198.51.100.1'))).toMatchObject(invalid);
  });

  it('A9 D2 is valid at its brand only', async () => {
    const { ticket } = await take((await site.register()).token);
    expect(await use(ticket, { host: 'harbor.localhost' })).toMatchObject(invalid);
  });

  it('A9 A6 is invalid when its session has ended or its member is disabled', async () => {
    const [one, other] = [await site.register(), await site.register()];
    const tickets = [(await take(one.token)).ticket, (await take(other.token)).ticket];
    await site.client.call(endpoints.logout, { token: one.token });
    await site.query("update member set status = 'disabled' where id = $1", [other.customerId]);
    for (const ticket of tickets) {
      expect(await look(ticket)).toMatchObject(invalid);
      expect(await use(ticket)).toMatchObject(invalid);
    }
  });

  it('A10 can be viewed first: it shows a masked name, and stays valid', async () => {
    const { token, account } = await site.register();
    const { ticket } = await take(token);
    const shown = `${account.slice(0, 2)}•••${account.slice(-1)}`;
    for (let time = 0; time < 2; time += 1)
      expect((await look(ticket)).value).toEqual({ account: shown });
    expect((await use(ticket)).value.account).toBe(account);
  });

  it('A10 changes nothing for a logged-in page until it is used', async () => {
    const [own, attacker] = [await site.register(), await site.register()];
    const { ticket } = await take(attacker.token);
    await look(ticket);
    const { value } = await site.client.call(endpoints.memberInfo, { token: own.token });
    expect(value.account).toBe(own.account);
  });

  it.each(['x', 'x'.repeat(43), '*', '../ticket'])(
    'A9 is rejected when it is made up: %s',
    async (ticket) => {
      expect(await look(ticket)).toMatchObject(invalid);
      expect(await use(ticket)).toMatchObject(invalid);
    },
  );

  it('A9 stores only its hash', async () => {
    const { ticket } = await take((await site.register()).token);
    const keys = await site.site.redis.keys('ticket:*');
    expect(keys).toHaveLength(1);
    expect(`${keys[0]} ${await site.site.redis.get(keys[0] ?? '')}`).not.toContain(ticket);
  });
});
