import { PostgreSqlContainer } from '@testcontainers/postgresql';
import { GenericContainer, Wait } from 'testcontainers';
import type { TestServer } from './postgres.ts';

/** The images of docker-compose.yml; a test of the repository compares them. */
export const images = { postgres: 'postgres:18-alpine', redis: 'redis:8-alpine' } as const;

const redisPort = 6379;

/**
 * Whether the servers of a run come from containers, by LANTERN_TEST_SERVICES; they are embedded
 * ones otherwise.
 */
export function wantsContainers({ LANTERN_TEST_SERVICES: kind }: NodeJS.ProcessEnv): boolean {
  if (!kind || kind === 'embedded') return false;
  if (kind === 'containers') return true;
  throw new Error(`LANTERN_TEST_SERVICES must be "embedded" or "containers", not "${kind}".`);
}

export async function openPostgresContainer(): Promise<TestServer> {
  const container = await new PostgreSqlContainer(images.postgres).start();
  return {
    url: container.getConnectionUri(),
    stop: async () => {
      await container.stop();
    },
  };
}

export async function openRedisContainer(): Promise<TestServer> {
  const container = await new GenericContainer(images.redis)
    .withCommand(['redis-server', '--save', '', '--appendonly', 'no'])
    .withExposedPorts(redisPort)
    .withWaitStrategy(Wait.forLogMessage(/Ready to accept connections/))
    .start();
  return {
    url: `redis://${container.getHost()}:${container.getMappedPort(redisPort)}`,
    stop: async () => {
      await container.stop();
    },
  };
}
