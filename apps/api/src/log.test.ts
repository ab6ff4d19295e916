import { describe, expect, it } from 'vitest';
import { openLog } from '../testing/log-lines.ts';

const canary = 'canary-7f3a';

describe('the log', () => {
  it('K15 is one line of JSON per event, with any content', () => {
    const { log, lines } = openLog();
    const nasty = 'a\r\n{"level":60,"event":"forged"}\u001b[2J\u2028"}';
    log.info({ event: 'call', username: nasty }, nasty);
    expect(lines).toHaveLength(1);
    expect(lines[0]?.trimEnd()).not.toMatch(/\p{Cc}/u);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      event: 'call',
      username: nasty,
      msg: nasty,
      role: 'all',
    });
  });

  it.each([
    'password',
    'oldPassword',
    'newPassword',
    'confirmNewPassword',
    'confirmPassword',
    'paymentPassword',
    'passwordHash',
    'token',
    'ticket',
    'sessionToken',
    'launchToken',
    'verificationCode',
    'captcha',
    'authorization',
    'cookie',
  ])('C9 L4 shows no %s, at any logged depth', (name) => {
    const { log, lines } = openLog();
    log.info(
      { [name]: canary, body: { [name]: canary }, request: { headers: { [name]: canary } } },
      'something',
    );
    expect(lines.join('')).not.toContain(canary);
    expect(lines.join('')).toContain('[redacted]');
  });

  it('C9 has an error’s message and place, and no library data attached to it', () => {
    const { log, lines } = openLog();
    const cause = Object.assign(new Error('no row'), { command: { args: [canary] } });
    const error = Object.assign(new Error('it failed', { cause }), {
      code: 'P2002',
      detail: `Key (${canary}) exists`,
      parameters: [canary],
    });
    log.error({ event: 'call_failed', err: error }, 'call failed');
    expect(lines.join('')).not.toContain(canary);
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      err: {
        type: 'Error',
        message: 'it failed',
        code: 'P2002',
        stack: expect.stringContaining('log.test'),
        cause: { message: 'no row' },
      },
    });
  });
});
