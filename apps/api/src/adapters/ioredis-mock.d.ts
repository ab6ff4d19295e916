declare module 'ioredis-mock' {
  import type { Redis, RedisOptions } from 'ioredis';

  const RedisMock: new (options?: RedisOptions) => Redis;
  export default RedisMock;
}
