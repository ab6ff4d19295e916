import { isSameText, type Vault } from '@lantern/signing';
import type { Clock } from '../../ports/clock.ts';

/**
 * Seconds: the minimum lifetime of a link, and the period in which the same link is reused, so that
 * browsers can cache the picture.
 */
const life = 3000;
const same = 600;

interface Signing {
  vault: Vault;
  clock: Clock;
}

const seconds = ({ clock }: Pick<Signing, 'clock'>) => Math.floor(clock.now().getTime() / 1000);

export const secondsLeft = (signing: Pick<Signing, 'clock'>, expires: string) =>
  Number(expires) - seconds(signing);

const sign = ({ vault }: Signing, brandId: string, id: string, expires: string) =>
  vault.fingerprint('file link', `${brandId} ${id} ${expires}`).toString('base64url');

/** A signed link to a file, valid for at most an hour and at this brand only. */
export function linkTo(signing: Signing, brandId: string, id: string): string {
  const expires = String((Math.floor(seconds(signing) / same) + 1) * same + life);
  return `/media/files/${id}?expires=${expires}&signature=${sign(signing, brandId, id, expires)}`;
}

/** Whether a link has our signature and is not expired. */
export function isGoodLink(
  signing: Signing,
  brandId: string,
  { id, expires, signature }: { id: string; expires: string; signature: string },
): boolean {
  if (!/^\d{1,12}$/.test(expires) || secondsLeft(signing, expires) <= 0) return false;
  return isSameText(signature, sign(signing, brandId, id, expires));
}
