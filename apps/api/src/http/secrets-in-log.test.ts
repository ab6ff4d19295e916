import { endpoints } from '@lantern/contracts';
import { expect, it } from 'vitest';
import { fromAnywhere } from '../../testing/any-call.ts';
import { openLog } from '../../testing/log-lines.ts';
import {
  bindBank,
  cookieOf,
  logIn,
  logInElsewhere,
  reachableMember,
} from '../../testing/logins.ts';
import { useTestSite } from '../../testing/test-site.ts';

const { log, lines } = openLog();
const site = useTestSite({ trustedProxies: ['127.0.0.1'] }, log);

const contentOf = (cookie = '') => cookie.split('=')[1] ?? '';

it('C9 A9 K15 no credential appears in a log line, however it was sent', async () => {
  const canary = 'Canary-pass-7f3a';
  const holderName = 'Canary Holdername';
  const member = await reachableMember(site);
  await bindBank(site, member.customerId, holderName);
  const secrets = [canary, holderName, member.password, member.token];

  const waiting = await logInElsewhere(site, member, { remember: true });
  const verifying = { token: waiting.token, headers: waiting.headers };
  await site.client.call(endpoints.sendLoginCode, { ...verifying, body: { method: 'sms' } });
  await site.client.call(endpoints.sendLoginCode, { ...verifying, body: { method: 'email' } });
  secrets.push(waiting.token, site.sms.codeFor(member.mobile), site.mail.codeFor(member.email));
  await site.client.call(endpoints.verifyLogin, {
    ...verifying,
    body: { method: 'bank', holderName: `${holderName} x` },
  });
  const code = site.sms.codeFor(member.mobile);
  const whole = await site.client.call(endpoints.verifyLogin, {
    ...verifying,
    body: { method: 'sms', code },
  });
  const resumed = await site.client.call(endpoints.resumeSession, {
    body: {},
    cookies: cookieOf(whole, 'remember'),
    headers: waiting.headers,
  });
  const { token } = resumed.value;
  secrets.push(
    whole.value.token,
    token,
    ...[whole, resumed].map((one) => contentOf(cookieOf(one, 'remember')[0])),
  );
  await site.client.call(endpoints.resumeSession, {
    body: {},
    cookies: cookieOf(whole, 'remember'),
  });

  const again = (await logIn(site, member)).value.token;
  const { ticket } = (await site.client.call(endpoints.createTicket, { token: again, body: {} }))
    .value;
  secrets.push(again, ticket);
  await site.client.raw('GET', `/?token=${ticket}`);
  await site.client.raw('GET', `/wps/nothing?token=${ticket}`);
  await site.client.call(endpoints.lookAtTicket, { body: { ticket } });
  await site.client.call(endpoints.loginByTicket, { body: { ticket }, headers: fromAnywhere() });

  const passwords = { newPassword: canary, confirmNewPassword: canary };
  for (const oldPassword of [`${canary}x`, member.password])
    await site.client.call(endpoints.changePassword, {
      token: again,
      body: { oldPassword, ...passwords },
    });

  await site.query('delete from code_request');
  const body = { username: member.account, email: member.email };
  // The notice of the changed password may arrive after it.
  const mails = () => site.mail.sentTo(member.email).map(({ text }) => text);
  const reset = () => /reset=(\S+)/.exec(mails().join('\n'))?.[1];
  await site.client.call(endpoints.forgotByEmail, { body });
  await expect.poll(reset, { interval: 5 }).toBeDefined();
  const link = reset() ?? '';
  secrets.push(link);
  await site.client.raw('GET', `/login?reset=${link}`);
  await site.client.raw('POST', `/login?reset=${link}`);
  for (let time = 0; time < 2; time += 1)
    await site.client.call(endpoints.resetPassword, { body: { ticket: link, ...passwords } });

  expect(secrets.filter((secret) => secret.length < 6)).toEqual([]);
  expect(lines.length).toBeGreaterThan(20);
  const text = lines.join('');
  // The six digits of a code can occur inside an id.
  const stands = (secret: string) =>
    /^\d{6}$/.test(secret) ? new RegExp(`\\b${secret}\\b`).test(text) : text.includes(secret);
  expect(secrets.filter(stands)).toEqual([]);
});
