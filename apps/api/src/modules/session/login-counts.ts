import type { Redis, Result } from 'ioredis';

/** Attempts allowed within `duration` seconds of the first. */
interface Limit {
  points: number;
  duration: number;
}

export interface Limits {
  address: Limit;
  network: Limit;
  /** How long an account's count is kept. */
  accountSeconds: number;
}

/** The names under which an attempt is counted. */
export interface Names {
  address: string;
  network: string;
  account: string;
}

const count = `
local function count(key, seconds)
  local tries = redis.call('incr', key)
  if tries == 1 then redis.call('expire', key, seconds) end
  return tries
end`;

/** A count that has expired is not decremented below zero. */
const forgive = `
local function forgive(key)
  local tries = tonumber(redis.call('get', key))
  if tries and tries > 0 then redis.call('decr', key) end
end`;

const begin = `${count}
local function wait(key, points, seconds)
  if count(key, seconds) <= points then return 0 end
  return redis.call('pttl', key)
end
local byAddress = wait(KEYS[1], tonumber(ARGV[1]), ARGV[2])
local byNetwork = wait(KEYS[2], tonumber(ARGV[3]), ARGV[4])
local longest = math.max(byAddress, byNetwork)
if longest > 0 then return {longest, 0} end
return {0, count(KEYS[3], ARGV[5])}`;

const takeBack = `${forgive}
for _, key in ipairs(KEYS) do forgive(key) end`;

const succeed = `${forgive}
forgive(KEYS[1])
forgive(KEYS[2])
redis.call('del', KEYS[3])`;

declare module 'ioredis' {
  interface RedisCommander<Context> {
    beginLogin(
      ...keysAndLimits: (string | number)[]
    ): Result<[wait: number, tries: number], Context>;
    takeLoginBack(...keys: string[]): Result<null, Context>;
    loginSucceeded(...keys: string[]): Result<null, Context>;
  }
}

/** Counts login attempts in Redis. Each step is one script: atomic, and one round trip. */
export class LoginCounts {
  readonly #redis: Redis;

  constructor(redis: Redis) {
    this.#redis = redis;
    redis.defineCommand('beginLogin', { numberOfKeys: 3, lua: begin });
    redis.defineCommand('takeLoginBack', { numberOfKeys: 3, lua: takeBack });
    redis.defineCommand('loginSucceeded', { numberOfKeys: 3, lua: succeed });
  }

  /**
   * Counts an attempt. When the address or its network is over its limit, the account's count stays
   * unchanged and `wait` is the time to wait in milliseconds; otherwise it is 0.
   */
  async begin(
    names: Names,
    { address, network, accountSeconds }: Limits,
  ): Promise<{ wait: number; tries: number }> {
    const limits = [
      address.points,
      address.duration,
      network.points,
      network.duration,
      accountSeconds,
    ];
    const [wait, tries] = await this.#redis.beginLogin(...keysOf(names), ...limits);
    return { wait, tries };
  }

  async takeBack(names: Names): Promise<void> {
    await this.#redis.takeLoginBack(...keysOf(names));
  }

  /** Clears the account's count, and takes back this attempt of the address. */
  async succeeded(names: Names): Promise<void> {
    await this.#redis.loginSucceeded(...keysOf(names));
  }

  /** Sets an account's count, which then expires. */
  async set(account: string, tries: number, seconds: number): Promise<void> {
    await this.#redis.set(accountKey(account), tries, 'EX', seconds);
  }

  async forget(account: string): Promise<void> {
    await this.#redis.del(accountKey(account));
  }
}

const accountKey = (account: string) => `login:account:${account}`;

const keysOf = ({ address, network, account }: Names) => [
  `login:address:${address}`,
  `login:network:${network}`,
  accountKey(account),
];
