import { Redis, type RedisOptions } from 'ioredis';
import RedisMock from 'ioredis-mock';

/**
 * Connects to Redis. While it is down, commands fail within seconds, so that calls can report it.
 * `memory:` starts a Redis inside this process, for development without a server.
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
