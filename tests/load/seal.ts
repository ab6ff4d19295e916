import { type BodyOf, type Endpoint, endpoints } from '@lantern/contracts';
import * as jose from 'jose';
import { getJson } from './get-json.ts';

export type Sealer = <E extends Endpoint>(call: E, body: BodyOf<E>) => Promise<string>;

/** Seals bodies as a page does, with the newest key of the site. */
export async function sealerFor(site: string): Promise<Sealer> {
  const { keys, now } = await getJson<{ keys: (jose.JWK & { kid: string })[]; now: number }>(
    site + endpoints.sealingKeys.path,
  );
  const [jwk] = keys;
  if (!jwk) throw new Error('The site offers no sealing key.');
  const key = await jose.importJWK(jwk, 'ECDH-ES');
  return (call, body) =>
    new jose.CompactEncrypt(
      new TextEncoder().encode(JSON.stringify({ iat: now, jti: crypto.randomUUID(), body })),
    )
      .setProtectedHeader({
        alg: 'ECDH-ES',
        enc: 'A256GCM',
        kid: jwk.kid,
        typ: 'wps+jwe',
        m: call.method,
        p: call.path,
      })
      .encrypt(key);
}
