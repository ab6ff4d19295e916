import { randomInt } from 'node:crypto';
import { type BodyOf, endpoints, type registerMember, type SessionValue } from '@lantern/contracts';
import * as jose from 'jose';

async function getJson<Value>(url: string, headers: Record<string, string> = {}): Promise<Value> {
  const answer = (await (await fetch(url, { headers })).json()) as { success: boolean; value: Value };
  if (!answer.success) throw new Error(`${url} was refused: ${JSON.stringify(answer)}`);
  return answer.value;
}

/** Many addresses, since one may register only so many members an hour. */
const anyAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

/** Registers a member as a page would, and answers the session. */
export async function registerMemberAt(site: string): Promise<SessionValue> {
  const { keys, now } = await getJson<{ keys: (jose.JWK & { kid: string })[]; now: number }>(
    site + endpoints.sealingKeys.path,
  );
  const [jwk] = keys;
  if (!jwk) throw new Error('The site offers no sealing key.');
  const call = endpoints.registerMember;
  const body: BodyOf<typeof registerMember> = {
    username: `b${crypto.randomUUID().replaceAll('-', '').slice(0, 12)}`,
    password: 'Bench-pass-1',
    confirmPassword: 'Bench-pass-1',
    agreement: true,
  };
  const sealed = await new jose.CompactEncrypt(
    new TextEncoder().encode(JSON.stringify({ iat: now, jti: crypto.randomUUID(), body })),
  )
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: jwk.kid, typ: 'wps+jwe', m: call.method, p: call.path })
    .encrypt(await jose.importJWK(jwk, 'ECDH-ES'));
  const reply = await fetch(site + call.path, {
    method: call.method,
    headers: { 'content-type': 'application/jose', 'x-forwarded-for': anyAddress() },
    body: sealed,
  });
  const answer = (await reply.json()) as { success: boolean; value: SessionValue };
  if (!answer.success) throw new Error(`The registration was refused: ${JSON.stringify(answer)}`);
  return answer.value;
}

export { getJson };
