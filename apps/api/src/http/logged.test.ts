import { endpointList, endpoints } from '@lantern/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { sendAny } from '../../testing/any-call.ts';
import { credentialsOf } from '../../testing/browsers.ts';
import { registerAtHarbor } from '../../testing/harbor.ts';
import { openLog } from '../../testing/log-lines.ts';
import { sendRaw } from '../../testing/raw-request.ts';
import { freshName, useTestSite } from '../../testing/test-site.ts';

const { log, lines } = openLog();
const site = useTestSite({}, log);
const canary = 'Canary-pass-7f3a';

beforeEach(() => {
  lines.length = 0;
});
const written = () => lines.map((line) => JSON.parse(line) as Record<string, unknown>);

describe('the log line of a call', () => {
  it('has call, outcome, address and request id, once', async () => {
    const { headers } = await site.client
      .raw('POST', '/wps/session/login/freeplay')
      .set('content-type', 'application/json')
      .send('{}');
    await expect.poll(written).toHaveLength(1);
    expect(written()).toMatchObject([
      {
        event: 'call',
        call: 'freePlay',
        method: 'POST',
        status: 200,
        address: '127.0.0.1',
        requestId: headers['x-request-id'],
        ms: expect.any(Number),
      },
    ]);
  });

  it('C9 has no password, whether right, wrong, refused or too long', async () => {
    const username = freshName();
    const body = { username, password: canary, confirmPassword: canary, agreement: true };
    const logIn = (password: string) =>
      site.client.call(endpoints.login, { body: { type: 'username', username, password } });
    await site.client.call(endpoints.registerMember, { body });
    await site.client.call(endpoints.registerMember, { body });
    await site.client.call(endpoints.registerMember, {
      body: { ...body, confirmPassword: `${canary}x` },
    });
    await site.client.call(endpoints.registerMember, {
      body: { ...body, password: canary.repeat(20) },
    });
    await logIn(canary);
    await logIn(`${canary}x`);
    await sendAny(site, endpoints.login, {
      text: `{"password":"${canary}"`,
      type: 'application/jose',
    });
    await sendAny(site, endpoints.login, { text: `{"password":"${canary}"}` });
    await sendAny(site, endpoints.freePlay, { text: `{"password":"${canary}"}` });
    expect(lines.length).toBeGreaterThanOrEqual(9);
    expect(lines.join('')).not.toContain(canary);
  });

  it('C9 has no password when the database fails half-way', async () => {
    const body = {
      username: freshName(),
      password: canary,
      confirmPassword: canary,
      agreement: true,
      registrationUrl: `https://localhost/${canary}`,
    };
    await site.asOwner('alter table member_profile add constraint nobody check (false) not valid');
    const answer = await site.client.call(endpoints.registerMember, { body });
    await site.asOwner('alter table member_profile drop constraint nobody');
    expect(answer).toMatchObject({ status: 500, reply: { code: 'internal_error' } });
    expect(JSON.stringify(answer.reply)).not.toMatch(/constraint|member|canary/i);
    expect(written()).toContainEqual(
      expect.objectContaining({ event: 'call_failed', code: 'internal_error' }),
    );
    expect(lines.join('')).not.toContain(canary);
    expect(lines.join('')).not.toContain('$argon2id$');
  });

  it('C9 A9 has no token, code or captcha, wherever they were sent', async () => {
    const { value } = await registerAtHarbor(site);
    const code = site.sms.sent.at(-1)?.text.match(/\d{6}/)?.[0] ?? 'none';
    await site.client.raw('GET', `/wps/member/info?token=${value.token}`);
    await site.client
      .raw('GET', `/nothing?token=${value.token}`)
      .set(credentialsOf(value.token))
      .set('referer', `http://x/?token=${value.token}`);
    await site.client.call(endpoints.logout, { token: value.token, host: 'harbor.localhost' });
    expect(lines.join('')).not.toContain(value.token);
    expect(lines.join('')).not.toContain(site.random.captcha);
    expect(lines.filter((line) => new RegExp(`\\b${code}\\b`).test(line))).toEqual([]);
  });

  it('K15 is one line an event for any name, address and browser', async () => {
    const nasty = 'x\u001b[31m"}{"level":60,"event":"forged"}';
    await site.client.call(endpoints.login, {
      body: { type: 'username', username: nasty.replace('\u001b', ''), password: 'x' },
    });
    await site.client
      .raw('DELETE', `/wps/${encodeURIComponent(nasty)}%0d%0aevent`)
      .set('user-agent', nasty.replace('\u001b', ''));
    await sendRaw(site.url, 'GET / HTTP/1.1\r\nhost: localhost\r\nuser-agent: a\u0000b\r\n\r\n');
    expect(written().length).toBe(lines.length);
    expect(written().map(({ event }) => event)).not.toContain('forged');
    expect(lines.join('').trimEnd().split('\n')).toHaveLength(lines.length);
  });

  it('K15 C9 is one line an event for every call, and repeats nothing that was sent', async () => {
    const forged = `${canary}"}\\n{"level":60,"event":"forged"}`;
    const said = `\u009b31m${forged}`;
    const headers = {
      'user-agent': said,
      referer: said,
      'accept-language': said,
      cookie: `a=${canary}`,
      'x-request-id': said,
    };
    for (const call of endpointList) {
      await site.forgetShortLived();
      const text = JSON.stringify({ [forged]: `${forged}\r\n\u001b[2J`, content: forged });
      await sendAny(site, call, {
        headers,
        query: `?${encodeURIComponent(forged)}=${encodeURIComponent(`${forged}\r\n`)}`,
      });
      await sendAny(site, call, { headers, token: canary, ...(call.body && { text }) });
    }
    expect(lines.length).toBeGreaterThan(endpointList.length);
    expect(lines.map((line) => line.trimEnd().includes('\n'))).not.toContain(true);
    expect(written().map(({ event }) => event)).not.toContain('forged');
    expect(
      lines.filter(
        (line) => line.includes(canary) || line.includes('\u001b') || line.includes('\u009b'),
      ),
    ).toEqual([]);
  });
});
