import { hashOf, rollOf } from '../game/fair.ts';
import type { Rotation } from '../play/replies.ts';

/** Whether a revealed seed is the one that was promised, and all of its rolls follow from it. */
export function keepsPromise(
  promised: string,
  { serverSeed, clientSeed, rounds }: Rotation['revealed'],
): boolean {
  if (hashOf(serverSeed) !== promised) return false;
  return rounds.every(({ nonce, roll }) => rollOf(serverSeed, clientSeed, nonce) === roll);
}
