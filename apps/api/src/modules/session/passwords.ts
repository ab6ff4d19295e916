import { Refusal } from '@lantern/contracts';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import type { Random } from '../../ports/random.ts';

/** Argon2id with the parameters that OWASP recommends; the library runs it off the event loop. */
const cost = { memoryCost: 19456, timeCost: 2, parallelism: 1 };

/**
 * Each one takes 19 MB and a core for some ten milliseconds: more at a time would only make all of
 * them slower.
 */
const atOnce = 4;
/**
 * Who would wait behind so many is sent away: the wait would be longer than people, and their
 * browsers, have patience.
 */
const mostWaiting = 200;

const turns = pLimit(atOnce);

/** @throws Refusal unavailable, when too many passwords are being looked at */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (turns.pendingCount >= mostWaiting) throw new Refusal('unavailable', { retryAfter: 5 });
  return turns(work);
}

/**
 * Without letters that are taken for one another: a password that is handed over is read out, and
 * typed.
 */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/**
 * A password for whoever gets it from somebody else, who is shown it once. It is good until its
 * owner has chosen another one.
 */
export function firstPassword(random: Random): string {
  const letter = () => alphabet[random.below(alphabet.length)];
  return Array.from({ length: 4 }, () => Array.from({ length: 4 }, letter).join('')).join('-');
}

export const hashPassword = async (password: string) => inTurn(() => hash(password, cost));

let nobody: Promise<string> | undefined;

/**
 * Whether a password belongs to a hash. Where there is no member it is compared all the same, with
 * the hash of a password that nobody has, so that the time of the answer does not tell whether the
 * member exists.
 * @throws Refusal unavailable, when too many passwords are being looked at
 */
export async function passwordMatches(
  stored: string | null | undefined,
  password: string,
): Promise<boolean> {
  nobody ??= hash(`nobody ${Math.PI}`, cost);
  const compared = stored ?? (await nobody);
  const matches = await inTurn(() => verify(compared, password));
  return matches && stored !== null && stored !== undefined;
}
