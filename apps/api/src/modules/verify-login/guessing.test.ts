import { describe, expect, it } from 'vitest';
import { turnOnAuthenticator } from '../../../testing/authenticator.ts';
import { bindBank, logInElsewhere, reachableMember, verifying } from '../../../testing/logins.ts';
import { useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite({ trustedProxies: ['127.0.0.1'] });

const { verify, send } = verifying(site);
const refused = (status: number, code: string) => ({ status, reply: { success: false, code } });

describe('a code that verifies a login', () => {
  it('B6 is sent once a minute, and a few times an hour', async () => {
    const member = await reachableMember(site);
    const waiting = await logInElsewhere(site, member);
    await send(waiting, 'sms');
    expect(await send(waiting, 'sms')).toMatchObject(refused(429, 'code_too_soon'));
    for (let time = 0; time < 4; time += 1) {
      await site.query("update code_request set created_at = created_at - interval '61 seconds'");
      await send(waiting, 'sms');
    }
    await site.query("update code_request set created_at = created_at - interval '61 seconds'");
    expect(await send(waiting, 'sms')).toMatchObject(refused(429, 'too_many_requests'));
  });

  it('A14 opens one session for two concurrent uses', async () => {
    const member = await reachableMember(site);
    const [one, other] = [await logInElsewhere(site, member), await logInElsewhere(site, member)];
    await send(one, 'sms');
    const code = site.sms.codeFor(member.mobile);
    const answers = await Promise.all(
      [one, one, other, other].map((login) => verify(login, { method: 'sms', code })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await verify(other, { method: 'sms', code })).toMatchObject({
      reply: { success: false },
    });
  });

  it.each(['totp', 'recovery'] as const)(
    'A14 by %s opens one of two logins, and none later',
    async (method) => {
      const member = await turnOnAuthenticator(site);
      const logins = [await logInElsewhere(site, member), await logInElsewhere(site, member)];
      const code = method === 'totp' ? member.app.next() : (member.codes[0] ?? '');
      const answers = await Promise.all(logins.map((login) => verify(login, { method, code })));
      // The waiting one is refused, or has already ended with the other login.
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const later = await logInElsewhere(site, member);
      expect(await verify(later, { method, code })).toMatchObject(refused(400, 'code_wrong'));
    },
  );

  it('A14 by the account holder’s name opens one session of two calls at once', async () => {
    const member = await site.register();
    await bindBank(site, member.customerId, 'Nguyen Van A');
    const waiting = await logInElsewhere(site, member);
    const proof = { method: 'bank', holderName: 'Nguyen Van A' } as const;
    const answers = await Promise.all([verify(waiting, proof), verify(waiting, proof)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  it('A15 is rejected when sent for another purpose or member', async () => {
    const [member, other] = [await reachableMember(site), await reachableMember(site)];
    const [waiting, others] = [
      await logInElsewhere(site, member),
      await logInElsewhere(site, other),
    ];
    await send(others, 'sms');
    const brand = site.site.brands.byHost('localhost');
    if (!brand) throw new Error('there is no brand');
    const made = await Promise.all(
      (['login', 'register', 'forgot', 'bind'] as const).map((purpose) =>
        site.site.verification.codes.make(brand, purpose, member.mobile),
      ),
    );
    for (const code of [site.sms.codeFor(other.mobile), ...made.slice(0, 3).map((one) => one.code)])
      expect(await verify(waiting, { method: 'sms', code })).toMatchObject(
        refused(400, 'code_wrong'),
      );
  });
});

describe('guessing the code', () => {
  it('A13 ends the login at the fifth wrong one, even for the right one', async () => {
    const member = await reachableMember(site);
    const waiting = await logInElsewhere(site, member);
    await send(waiting, 'sms');
    const code = site.sms.codeFor(member.mobile);
    const guess = { method: 'sms', code: code === '000000' ? '000001' : '000000' } as const;
    for (let time = 0; time < 5; time += 1)
      expect(await verify(waiting, guess)).toMatchObject(refused(400, 'code_wrong'));
    expect(await verify(waiting, { method: 'sms', code })).toMatchObject(
      refused(401, 'session_expired'),
    );
  });

  it('A13 checks five of fifty concurrent guesses', async () => {
    const member = await site.register();
    await bindBank(site, member.customerId, 'Nguyen Van A');
    const waiting = await logInElsewhere(site, member);
    const guesses = Array.from({ length: 50 }, () =>
      verify(waiting, { method: 'bank', holderName: 'Somebody Else' }),
    );
    const codes = (await Promise.all(guesses)).map(({ reply }) =>
      reply.success ? 'success' : reply.code,
    );
    expect(codes.filter((code) => code === 'code_wrong')).toHaveLength(5);
    expect(codes).not.toContain('success');
  });

  it('A13 is limited per member, for any number of pending logins', async () => {
    const member = await reachableMember(site);
    const other = { method: 'email', code: '000000' } as const;
    const answers = [];
    for (let login = 0; login < 3; login += 1) {
      const waiting = await logInElsewhere(site, member);
      for (let time = 0; time < 4; time += 1) answers.push(await verify(waiting, other));
    }
    const codes = answers.map(({ reply }) => (reply.success ? 'success' : reply.code));
    expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => 'code_wrong'));
    expect(codes.slice(10)).toEqual(['too_many_requests', 'too_many_requests']);
    const fresh = await logInElsewhere(site, member);
    const byPhone = await verify(fresh, { method: 'sms', code: '000000' });
    expect(byPhone, 'by another method as well').toMatchObject(refused(429, 'too_many_requests'));
  });
});
