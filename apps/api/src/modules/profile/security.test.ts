import { endpoints } from '@lantern/contracts';
import { expect, it } from 'vitest';
import { turnOnAuthenticator } from '../../../testing/authenticator.ts';
import { harbor, registerAtHarbor } from '../../../testing/harbor.ts';
import { useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();

const centre = async (token: string, host?: string) =>
  (await site.client.call(endpoints.securityCentre, { token, ...(host ? { host } : {}) })).value;

it('MEM-02 the security centre shows what protects a new account and what does not', async () => {
  const { token } = await site.register();
  expect(await centre(token)).toEqual({
    password: true,
    passwordChangedAt: expect.any(String),
    paymentPassword: false,
    email: null,
    emailVerified: false,
    mobile: null,
    mobileVerified: false,
    authenticator: false,
    recoveryCodesLeft: 0,
    bankAccounts: 0,
    social: [
      { provider: 'google', linked: false },
      { provider: 'facebook', linked: false },
    ],
    openSessions: 1,
  });
});

it('D9 MEM-02 masks a number and an address', async () => {
  const { value } = await registerAtHarbor(site, { email: 'somebody@example.com' });
  const told = await centre(value.token, harbor);
  expect(told).toMatchObject({
    mobileVerified: true,
    emailVerified: false,
    email: 's•••@example.com',
  });
  expect(told.mobile).toMatch(/^\+63•••\d{3}$/);
});

it('MEM-02 counts the remaining recovery codes', async () => {
  const { token, password, codes } = await turnOnAuthenticator(site);
  expect(await centre(token)).toMatchObject({ authenticator: true, recoveryCodesLeft: 10 });
  const body = { password, code: codes[0] ?? '' };
  await site.client.call(endpoints.renewRecoveryCodes, { token, body });
  expect(await centre(token)).toMatchObject({ authenticator: true, recoveryCodesLeft: 10 });
  await site.query(
    `update recovery_code set used_at = now()
      where code_hash in (select code_hash from recovery_code limit 3)`,
  );
  expect((await centre(token)).recoveryCodesLeft).toBeLessThan(10);
});

it('MEM-02 ignores an unconfirmed authenticator', async () => {
  const { token, password } = await site.register();
  await site.client.call(endpoints.startAuthenticator, { token, body: { password } });
  expect(await centre(token)).toMatchObject({ authenticator: false, recoveryCodesLeft: 0 });
});

it('MEM-02 counts only open sessions', async () => {
  const { token, customerId } = await site.register();
  await site.query(
    `insert into session
        (id, brand_id, member_id, token_hash, address, user_agent, last_seen_at, expires_at,
          ended_at)
     select uuid_v7(), brand_id, member_id, sha256(convert_to(at::text || id::text, 'UTF8')),
       address, user_agent,
            case at when 1 then now() - interval '31 minutes' else now() end,
            case at when 2 then now() - interval '1 second' else expires_at end,
            case at when 3 then now() end
       from session, generate_series(1, 4) as at where member_id = $1`,
    [customerId],
  );
  expect((await centre(token)).openSessions).toBe(2);
});
