import { hashOf, rollOf } from '../game/fair.ts';
import type { Rotation } from '../play/replies.ts';

/** Whether a revealed seed matches its published hash, and all its rolls match the seed. */
export function matchesCommitment(
  hash: string,
  { serverSeed, clientSeed, rounds }: Rotation['revealed'],
): boolean {
  if (hashOf(serverSeed) !== hash) return false;
  return rounds.every(({ nonce, roll }) => rollOf(serverSeed, clientSeed, nonce) === roll);
}
