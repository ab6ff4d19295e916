import { randomBytes } from 'node:crypto';
import { readSettings, repository, type Wiring } from '@lantern/tooling';

export const secret = () => randomBytes(32).toString('hex');

export interface Places {
  readonly folder: string;
  readonly databaseUrl: string;
  readonly redisUrl: string;
  readonly parlourSecret: string;
  readonly paygate: number;
  readonly parlour: number;
}

/** The launcher's settings for the programs of a run. */
export function wiringOf({ folder, databaseUrl, redisUrl, ...places }: Places): Wiring {
  const { parlourSecret, paygate, parlour } = places;
  return {
    root: repository,
    settings: readSettings({ DATA_DIR: folder, HOST: '127.0.0.1' }, repository),
    ports: { site: 0, arcade: 1, parlour, paygate, metrics: 0, workerMetrics: 0 },
    secrets: {
      postgresPassword: '',
      keyringSecret: secret(),
      bgsSecret: secret(),
      paygateSecret: secret(),
      fieldpaySecret: secret(),
      tokenpayApiKey: secret(),
      tokenpayCallbackToken: secret(),
      parlourSecret,
    },
    ...{ databaseUrl, arcadeDatabaseUrl: '', parlourDatabaseUrl: '', redisUrl },
  };
}
