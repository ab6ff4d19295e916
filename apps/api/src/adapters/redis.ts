import { Redis, type RedisOptions } from 'ioredis';
import RedisMock from 'ioredis-mock';

/**
 * Connects to Redis. While it is away a command fails within seconds instead of waiting, so that a
 * call can say so. `memory:` gives a Redis inside this process, for development on a machine
 * without one.
 */
export function connectRedis(url: string, onError: (error: Error) => void): Redis {
  const options: RedisOptions = {
    maxRetriesPerRequest: 1,
    connectTimeout: 3000,
    commandTimeout: 3000,
    enableReadyCheck: true,
  };
  const redis = url === 'memory:' ? new RedisMock(options) : new Redis(url, options);
  redis.on('error', onError);
  return redis;
}
