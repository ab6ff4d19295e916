import type { Clock } from '../../ports/clock.ts';
import { isSameText, type Vault } from '../../vault.ts';

/**
 * Seconds that a link is good for at least, and for which the same link is given again, so that
 * browsers can keep the picture.
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

/**
 * The address of a file. Whoever has it can read the file for an hour at most, at this brand alone.
 */
export function linkTo(signing: Signing, brandId: string, id: string): string {
  const expires = String((Math.floor(seconds(signing) / same) + 1) * same + life);
  return `/media/files/${id}?expires=${expires}&signature=${sign(signing, brandId, id, expires)}`;
}

/** Whether a link is one that we gave, and still good. */
export function isGoodLink(
  signing: Signing,
  brandId: string,
  { id, expires, signature }: { id: string; expires: string; signature: string },
): boolean {
  if (!/^\d{1,12}$/.test(expires) || secondsLeft(signing, expires) <= 0) return false;
  return isSameText(signature, sign(signing, brandId, id, expires));
}
