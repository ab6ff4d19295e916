import { Redis } from 'ioredis';

/** Works in Redis on a connection of its own. Answers whether it has answered. */
export async function withRedis(
  url: string,
  work: (redis: Redis) => Promise<unknown>,
): Promise<boolean> {
  const redis = new Redis(url, {
    lazyConnect: true,
    maxRetriesPerRequest: 0,
    connectTimeout: 500,
    commandTimeout: 500,
  });
  redis.on('error', () => {});
  const done = await redis
    .connect()
    .then(() => work(redis))
    .then(
      () => true,
      () => false,
    );
  redis.disconnect();
  return done;
}
