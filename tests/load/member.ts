import { randomInt } from 'node:crypto';
import { endpoints, type SessionValue } from '@lantern/contracts';
import { sealerFor } from './seal.ts';

export const memberPassword = 'Bench-pass-1';

/** Many addresses, because registrations are limited per address and hour. */
export const anyAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** Registers a member as a page does. Returns the session with the cookie of its browser. */
export async function registerMemberAt(site: string): Promise<SessionValue & { cookie: string }> {
  const seal = await sealerFor(site);
  const call = endpoints.registerMember;
  const reply = await fetch(site + call.path, {
    method: call.method,
    headers: { 'content-type': 'application/jose', 'x-forwarded-for': anyAddress() },
    body: await seal(call, {
      username: `b${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`,
      password: memberPassword,
      confirmPassword: memberPassword,
      agreement: true,
    }),
  });
  const answer = (await reply.json()) as { success: boolean; value: SessionValue };
  if (!answer.success) throw new Error(`The registration was refused: ${JSON.stringify(answer)}`);
  const cookie = reply.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ');
  return { ...answer.value, cookie };
}

/** The headers of a logged-in page. */
export const credentialsOf = ({ token, cookie }: { token: string; cookie: string }) => ({
  authorization: `Bearer ${token}`,
  cookie,
});
