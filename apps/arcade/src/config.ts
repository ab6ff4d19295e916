import { readVariables, variable } from '@lantern/outside/config';
import * as z from 'zod/mini';

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string;
  /** The origin of the site, to which the calls of the protocol go. */
  readonly operatorUrl: string;
  /** The key that signs our calls, and the site's call for the catalogue. */
  readonly operatorSecret: string;
  /** The origin at which players reach us. */
  readonly publicUrl: string;
  /**
   * The origins that may show the game in a frame; `http://*.localhost:3000` is every name below
   * localhost.
   */
  readonly frameAncestors: readonly string[];
  /** Addresses and networks of proxies that may say who the visitor is. */
  readonly trustedProxies: readonly string[];
  readonly logLevel: string;
  /** How long to wait for an answer of the site, in milliseconds. */
  readonly callTimeoutMs: number;
  /** The clock of the tables, in per cent of the usual time; tests shorten it. */
  readonly tablePace: number;
  /** The clock of the card rooms, in per cent of the usual time. */
  readonly roomPace: number;
  /** How long matches are live, in per cent of the usual time. */
  readonly livePace: number;
}

const environment = z.object({
  PORT: variable.port('4000'),
  HOST: variable.host,
  DATABASE_URL: variable.databaseUrl,
  OPERATOR_URL: variable.origin(),
  OPERATOR_SECRET: variable.secret,
  PUBLIC_URL: variable.origin(),
  FRAME_ANCESTORS: variable.frameAncestors,
  TRUSTED_PROXIES: variable.trustedProxies,
  LOG_LEVEL: variable.logLevel,
  BET_TIMEOUT_MS: variable.whole(100, 60_000, '5000'),
  TABLE_PACE: variable.whole(1, 1_000, '100'),
  ROOM_PACE: variable.whole(1, 1_000, '100'),
  LIVE_PACE: variable.whole(1, 1_000, '100'),
});

/** Reads the whole configuration. @throws ConfigError */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const values = readVariables(environment, env);
  return Object.freeze({
    port: values.PORT,
    host: values.HOST,
    databaseUrl: values.DATABASE_URL,
    operatorUrl: values.OPERATOR_URL,
    operatorSecret: values.OPERATOR_SECRET,
    publicUrl: values.PUBLIC_URL,
    frameAncestors: Object.freeze(values.FRAME_ANCESTORS),
    trustedProxies: Object.freeze(values.TRUSTED_PROXIES),
    logLevel: values.LOG_LEVEL,
    callTimeoutMs: values.BET_TIMEOUT_MS,
    tablePace: values.TABLE_PACE,
    roomPace: values.ROOM_PACE,
    livePace: values.LIVE_PACE,
  });
}
