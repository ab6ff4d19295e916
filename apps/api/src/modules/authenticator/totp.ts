import { Secret, TOTP } from 'otpauth';
import type { Random } from '../../ports/random.ts';

/** The defaults of every authenticator app; some ignore other values in the QR code. */
const kind = { algorithm: 'SHA1', digits: 6, period: 30 } as const;
/** Accepted time steps before and after the current one. */
const window = 1;
const secretBytes = 20;

/** Base32. */
export const newSecret = (random: Random) =>
  Secret.fromHex(random.bytes(secretBytes).toString('hex')).base32;

/** The `otpauth:` URI of the QR code. */
export const addressOf = (secret: string, brandName: string, account: string) =>
  new TOTP({
    ...kind,
    issuer: brandName,
    label: account,
    secret: Secret.fromBase32(secret),
  }).toString();

/** The time step that a code belongs to; undefined for a code that is invalid at this time. */
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
