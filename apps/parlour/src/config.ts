import { readVariables, variable } from '@lantern/outside/config';
import * as z from 'zod/mini';

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string;
  /** The key that the site signs its calls with. */
  readonly secret: string;
  /** The origin at which players reach us. */
  readonly publicUrl: string;
  /** The origins that may show the game in a frame; see `apps/arcade/src/config.ts`. */
  readonly frameAncestors: readonly string[];
  /** Addresses and networks of proxies that may say who the visitor is. */
  readonly trustedProxies: readonly string[];
  readonly logLevel: string;
  /** How long a call stays without an answer in the mood `hang`, in milliseconds. */
  readonly hangMs: number;
}

const environment = z.object({
  PORT: variable.port('6100'),
  HOST: variable.host,
  DATABASE_URL: variable.databaseUrl,
  PARLOUR_SECRET: variable.secret,
  PUBLIC_URL: variable.origin(),
  FRAME_ANCESTORS: variable.frameAncestors,
  TRUSTED_PROXIES: variable.trustedProxies,
  LOG_LEVEL: variable.logLevel,
  HANG_MS: variable.whole(10, 60_000, '12000'),
});

/** Reads the whole configuration. @throws ConfigError */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const values = readVariables(environment, env);
  return Object.freeze({
    port: values.PORT,
    host: values.HOST,
    databaseUrl: values.DATABASE_URL,
    secret: values.PARLOUR_SECRET,
    publicUrl: values.PUBLIC_URL,
    frameAncestors: Object.freeze(values.FRAME_ANCESTORS),
    trustedProxies: Object.freeze(values.TRUSTED_PROXIES),
    logLevel: values.LOG_LEVEL,
    hangMs: values.HANG_MS,
  });
}
