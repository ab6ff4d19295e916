import { type Endpoint, endpointList, refusalsOf } from '@lantern/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { fromAnywhere, sendAny, sendBody } from '../../../testing/any-call.ts';
import { LivePage } from '../../../testing/live-page.ts';
import { logIn, logInElsewhere, reachableMember } from '../../../testing/logins.ts';
import { useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite({ trustedProxies: ['127.0.0.1'] });

const closedDuring = (step: 'verify' | 'change_password') =>
  endpointList
    .filter(
      ({ access, during = [] }) =>
        (access === 'session' || access === 'member') && !during.includes(step),
    )
    .map((call) => [call.name, call] as const);
const openDuring = (step: 'verify' | 'change_password') =>
  endpointList.filter(({ during = [] }) => during.includes(step)).map(({ name }) => name);

const tokens = { verify: '', change_password: '' };
beforeAll(async () => {
  const waiting = await logInElsewhere(site, await reachableMember(site));
  expect(waiting.next).toBe('verify');
  const member = await site.register();
  await site.query('update member set password_is_default = true where id = $1', [
    member.customerId,
  ]);
  const { value } = await logIn(site, member);
  expect(value.next).toBe('change_password');
  Object.assign(tokens, { verify: waiting.token, change_password: value.token });
});

const knock = (call: Endpoint, token: string) => {
  const sending = { token, headers: fromAnywhere() };
  return call.body ? sendBody(site, call, {}, sending) : sendAny(site, call, sending);
};

describe('a login that waits to be verified', () => {
  it.each(closedDuring('verify'))('A12 LOG-05 does not open %s', async (_name, call) => {
    expect(await knock(call, tokens.verify)).toMatchObject({
      status: 403,
      reply: { success: false, code: 'verification_required' },
    });
    expect(refusalsOf(call)).toContain('verification_required');
  });

  it('A12 opens its verification and the logout', () => {
    expect(openDuring('verify').sort()).toEqual([
      'loginMethods',
      'logout',
      'sendLoginCode',
      'verifyLogin',
    ]);
  });

  it('A12 receives nothing on the live socket', async () => {
    const page = await LivePage.greet(site, { type: 'hello', token: tokens.verify });
    await page.untilClosed();
    expect(page.heard).toEqual([{ type: 'session_ended', code: 'verification_required' }]);
  });
});

describe('a login whose password has to be changed', () => {
  it.each(closedDuring('change_password'))('A19 LOG-04 does not open %s', async (_name, call) => {
    expect(await knock(call, tokens.change_password)).toMatchObject({
      status: 403,
      reply: { success: false, code: 'password_change_required' },
    });
    expect(refusalsOf(call)).toContain('password_change_required');
  });

  it('A19 opens the change of the password and the logout', () => {
    expect(openDuring('change_password').sort()).toEqual(['changePassword', 'logout']);
  });

  it('A19 receives nothing on the live socket', async () => {
    const page = await LivePage.greet(site, { type: 'hello', token: tokens.change_password });
    await page.untilClosed();
    expect(page.heard).toEqual([{ type: 'session_ended', code: 'password_change_required' }]);
  });
});
