import { Refusal } from '@lantern/contracts';
import { hash, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import type { Random } from '../../ports/random.ts';

/** Memory in KiB, passes and lanes of Argon2id. */
type HashCost = Readonly<Record<'memoryCost' | 'timeCost' | 'parallelism', number>>;

/** The parameters that OWASP recommends; the library hashes off the event loop. */
export const owaspCost: HashCost = { memoryCost: 19456, timeCost: 2, parallelism: 1 };

let cost = owaspCost;
let unownedHash: Promise<string> | undefined;

/**
 * Only tests lower the cost: they register a member for almost every promise. The module's index
 * does not export it.
 */
export function setHashCost(other: HashCost): void {
  cost = other;
  unownedHash = undefined;
}

/** Each hash takes 19 MB and about ten milliseconds of a core; more at once slow down all. */
const atOnce = 4;
/** Rejects further logins when the queue is full: they would wait longer than browsers do. */
const mostWaiting = 200;

const turns = pLimit(atOnce);

/** @throws Refusal unavailable, when the hashing queue is full */
function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (turns.pendingCount >= mostWaiting) throw new Refusal('unavailable', { retryAfter: 5 });
  return turns(work);
}

/** Without similar characters, because a first password is read aloud and typed. */
const alphabet = 'abcdefghjkmnpqrstuvwxyz23456789';

/** A generated password that staff see once and hand over; its owner must change it. */
export function firstPassword(random: Random): string {
  const letter = () => alphabet[random.below(alphabet.length)];
  return Array.from({ length: 4 }, () => Array.from({ length: 4 }, letter).join('')).join('-');
}

export const hashPassword = async (password: string) => inTurn(() => hash(password, cost));

/**
 * Whether a password belongs to a hash. Without a member it is compared with an unowned hash, so
 * that the response time does not reveal whether the member exists.
 * @throws Refusal unavailable, when the hashing queue is full
 */
export async function passwordMatches(
  stored: string | null | undefined,
  password: string,
): Promise<boolean> {
  unownedHash ??= hash(`no account ${Math.PI}`, cost);
  const compared = stored ?? (await unownedHash);
  const matches = await inTurn(() => verify(compared, password));
  return matches && stored !== null && stored !== undefined;
}
