import type { Vault } from '@lantern/signing';
import type { Random } from '../../ports/random.ts';

/** Letters and digits that are not easily confused. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';
const length = 10;
const number = 10;

/** Recovery codes as they are shown: `k7m2p-9xq4r`. */
export function newCodes(random: Random): string[] {
  const letter = () => alphabet[random.below(alphabet.length)];
  const code = () => Array.from({ length }, letter).join('');
  return Array.from({ length: number }, code).map((text) => `${text.slice(0, 5)}-${text.slice(5)}`);
}

/** The stored hash of a code; case and punctuation do not matter. */
export const hashCode = (vault: Vault, memberId: string, code: string) =>
  vault.fingerprint('recovery code', `${memberId} ${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`);
