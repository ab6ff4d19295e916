import { randomBytes, randomInt } from 'node:crypto';
import type { Clock } from '../ports/clock.ts';
import type { Random } from '../ports/random.ts';

export const systemClock: Clock = { now: () => new Date() };

function uuidV7(now: number): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}

export const systemRandom: Random = {
  bytes: (length) => randomBytes(length),
  below: (below) => randomInt(below),
  id: () => uuidV7(Date.now()),
};
