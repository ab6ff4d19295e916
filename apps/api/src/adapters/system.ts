import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { Clock } from '../ports/clock.ts';
import type { Random } from '../ports/random.ts';

export const systemClock: Clock = { now: () => new Date() };

/** Replaces the first 52 bits of Node's UUIDs, whose random bytes are pooled and thus fast. */
function uuidV7(now: number): string {
  const time = now.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7${randomUUID().slice(15)}`;
}

export const systemRandom: Random = {
  bytes: (length) => randomBytes(length),
  below: (below) => randomInt(below),
  id: () => uuidV7(Date.now()),
};
