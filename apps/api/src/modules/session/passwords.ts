import { hash, verify } from '@node-rs/argon2';

/** Argon2id with the parameters that OWASP recommends; the library runs it off the event loop. */
const cost = { memoryCost: 19456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string) => hash(password, cost);

let nobody: Promise<string> | undefined;

/**
 * Whether a password belongs to a hash. Where there is no member it is compared all the same, with the hash of a password that
 * nobody has, so that the time of the answer does not tell whether the member exists.
 */
export async function passwordMatches(stored: string | null | undefined, password: string): Promise<boolean> {
  nobody ??= hashPassword(`nobody ${Math.PI}`);
  const matches = await verify(stored ?? (await nobody), password);
  return matches && stored !== null && stored !== undefined;
}
