import { endpoints } from '@lantern/contracts';
import * as jose from 'jose';

/** Encrypts the body of a call; each attempt needs a new seal, because replays are rejected. */
export type Seal = (method: string, path: string, body: unknown) => Promise<string>;

/** Seals with the site's current key, which is valid for longer than a run. */
export async function sealFor(url: string): Promise<Seal> {
  const reply = (await (await fetch(url + endpoints.sealingKeys.path)).json()) as {
    value: { keys: (jose.JWK & { kid: string })[] };
  };
  const [jwk] = reply.value.keys;
  if (!jwk) throw new Error('The site offers no sealing key.');
  const key = await jose.importJWK(jwk, 'ECDH-ES');
  return (m, p, body) =>
    new jose.CompactEncrypt(
      new TextEncoder().encode(
        JSON.stringify({ iat: Math.floor(Date.now() / 1000), jti: crypto.randomUUID(), body }),
      ),
    )
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: jwk.kid, typ: 'wps+jwe', m, p })
      .encrypt(key);
}
