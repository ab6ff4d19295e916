import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { buildArcade } from '../src/app.ts';
import type { Config } from '../src/config.ts';
import { operatorSecret } from './fake-operator.ts';

export interface RunningArcade {
  url: string;
  /** All log lines. */
  logged: string[];
  app: FastifyInstance;
  stop(): Promise<void>;
}

export interface ArcadeOptions {
  databaseUrl: string;
  operatorUrl: string;
  callTimeoutMs?: number;
  pagesFolder?: string;
  trustedProxies?: readonly string[];
}

/** A whole arcade in this process, on a free port, with a fast outbox. */
export async function startArcade(options: ArcadeOptions): Promise<RunningArcade> {
  const logged: string[] = [];
  const config: Config = {
    port: 0,
    host: '127.0.0.1',
    databaseUrl: options.databaseUrl,
    operatorUrl: options.operatorUrl,
    operatorSecret,
    publicUrl: 'https://arcade.example',
    frameAncestors: ['http://localhost:3000', 'http://harbor.localhost:3000'],
    trustedProxies: options.trustedProxies ?? [],
    logLevel: 'trace',
    callTimeoutMs: options.callTimeoutMs ?? 600,
    // Tests end the states themselves.
    tablePace: 1_000,
    roomPace: 1_000,
    livePace: 1_000,
  };
  const app = await buildArcade(config, {
    log: pino({ level: 'trace' }, { write: (line) => void logged.push(line) }),
    retryDelayMs: () => 20,
    courierEveryMs: 20,
    tableTickMs: 20,
    roomTickMs: 20,
    ...(options.pagesFolder ? { pagesFolder: options.pagesFolder } : {}),
  });
  const url = await app.listen({ host: config.host, port: 0 });
  return { url, logged, app, stop: () => app.close() };
}
