import { Secret, TOTP } from 'otpauth';
import type { Random } from '../../ports/random.ts';

/** What every authenticator app assumes, whatever its QR code says. */
const kind = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Steps before and after the present one: clocks differ, and people type slowly. */
const window = 1;
const secretBytes = 20;

/** A new secret, in base32. */
export const newSecret = (random: Random) =>
  Secret.fromHex(random.bytes(secretBytes).toString('hex')).base32;

/** What an app reads from the QR code. */
export const addressOf = (secret: string, brandName: string, account: string) =>
  new TOTP({
    ...kind,
    issuer: brandName,
    label: account,
    secret: Secret.fromBase32(secret),
  }).toString();

/** The time step that a code belongs to, or undefined when it is none of a secret at this time. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime();
  const delta = TOTP.validate({
    ...kind,
    token: code,
    secret: Secret.fromBase32(secret),
    timestamp,
    window,
  });
  return delta === null ? undefined : TOTP.counter({ period: kind.period, timestamp }) + delta;
}
