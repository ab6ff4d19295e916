import type { Redis, Result } from 'ioredis';
import { householdOf } from '../../address.ts';
import type { Brand } from '../brand/index.ts';

/**
 * The numbers of a challenge. The fewest take a phone about a second: Chromium with a quarter of a
 * desktop's speed tries 13,000 numbers a second, and finds the right one after half of them. The
 * most take it fifteen seconds if the right one is the last.
 */
const fewest = 26_000;
const most = 195_000;

/** Seconds in which challenges and proofs are counted. */
const span = 600;
/** Above these counts the work grows. A form takes two: a challenge and its proof. */
const usual = { address: 60, brand: 6000 };

const script = `
local function count(key)
  local times = redis.call('incr', key)
  if times == 1 then redis.call('expire', key, ARGV[1]) end
  return times
end
return {count(KEYS[1]), count(KEYS[2])}`;

declare module 'ioredis' {
  interface RedisCommander<Context> {
    countWork(
      address: string,
      brand: string,
      seconds: number,
    ): Result<[address: number, brand: number], Context>;
  }
}

/** How much work a challenge asks for: more while its address or brand gets very many of them. */
export class WorkDemand {
  readonly #redis: Redis;

  constructor(redis: Redis) {
    this.#redis = redis;
    redis.defineCommand('countWork', { numberOfKeys: 2, lua: script });
  }

  /** Counts a challenge or a proof. Answers how many numbers a challenge has now. */
  async count(brand: Brand, address: string): Promise<number> {
    const [ofAddress, ofBrand] = await this.#redis.countWork(
      `work:address:${householdOf(address)}`,
      `work:brand:${brand.id}`,
      span,
    );
    const times = Math.max(1, ofAddress / usual.address, ofBrand / usual.brand);
    return Math.min(most, Math.round(fewest * times));
  }
}
