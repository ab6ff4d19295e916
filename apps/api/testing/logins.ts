import { type BodyOf, endpoints, type SessionValue } from '@lantern/contracts';
import { fromAnywhere } from './any-call.ts';
import type { Answer } from './client.ts';
import { freshNumber } from './harbor.ts';
import { freshName, type TestSite } from './test-site.ts';

export interface From {
  host?: string;
  cookies?: readonly string[];
  /** `fromAnywhere()` for an unused network; the site must trust this machine as its proxy. */
  headers?: Record<string, string>;
}

type ByName = Extract<BodyOf<typeof endpoints.login>, { type: 'username' }>;
type Named = Pick<SessionValue, 'account'> & { password: string };

/** A login by name and password, from any address. */
export function logIn(
  site: TestSite,
  { account, password }: Named,
  from: From = {},
  more: Partial<ByName> = {},
): Promise<Answer<SessionValue>> {
  return site.client.call(endpoints.login, {
    body: { type: 'username', username: account, password, ...more },
    ...from,
  });
}

/** A member of `lantern` with every verification method that needs no app. */
export async function reachableMember(site: TestSite) {
  const member = await site.register();
  const [mobile, email] = [`+63${freshNumber()}`, `${freshName()}@mail.test`];
  await site.query(
    `update member_profile
      set mobile = $2, mobile_verified = true, email = $3, email_verified = true
      where member_id = $1`,
    [member.customerId, mobile, email],
  );
  return { ...member, mobile, email };
}

export async function bindBank(
  site: TestSite,
  memberId: string,
  holderName: string,
): Promise<void> {
  await site.query(
    `insert into bank_account
        (id, brand_id, member_id, bank_code, holder_name, account_number, last_digits, account_key,
          usable_at)
     select uuid_v7(), brand_id, id, 'VCB', $2, 'locked', '1234', uuid_send(gen_random_uuid()),
         now()
       from member where id = $1`,
    [memberId, holderName],
  );
}

/**
 * Logs a member in from a new network, so that the login waits for verification; also returns the
 * address.
 */
export async function logInElsewhere(site: TestSite, member: Named, more: Partial<ByName> = {}) {
  const headers = fromAnywhere();
  const { value } = await logIn(site, member, { headers }, more);
  return { ...value, headers };
}

/** The value of one cookie among those that were set, as a browser would send it back. */
export const cookieOf = (answer: Pick<Answer<unknown>, 'cookies'>, name: string) =>
  answer.cookies.filter((one) => one.startsWith(`${name}=`) && one !== `${name}=`);

/** A login that waits for verification, and its address. */
interface Waiting {
  token: string;
  headers: Record<string, string>;
}

/** The calls of a page that waits for verification. */
export const verifying = (site: TestSite) => ({
  verify: ({ token, headers }: Waiting, body: BodyOf<typeof endpoints.verifyLogin>) =>
    site.client.call(endpoints.verifyLogin, { token, headers, body }),
  send: ({ token, headers }: Waiting, method: 'sms' | 'email') =>
    site.client.call(endpoints.sendLoginCode, { token, headers, body: { method } }),
});
