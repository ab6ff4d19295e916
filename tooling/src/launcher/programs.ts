import path from 'node:path';
import { inherited } from './environment.ts';
import type { Ports } from './ports.ts';
import type { ProgramSpec } from './program.ts';
import { memory } from './redis.ts';
import type { Secrets } from './secrets.ts';
import type { Settings } from './settings.ts';
import { answersHttp } from './waiting.ts';

/** The configuration of the programs of one copy. */
export interface Wiring {
  readonly root: string;
  readonly settings: Settings;
  readonly ports: Ports;
  readonly secrets: Secrets;
  readonly databaseUrl: string;
  readonly arcadeDatabaseUrl: string;
  readonly parlourDatabaseUrl: string;
  readonly redisUrl: string;
}

const loopback = (port: number) => `http://127.0.0.1:${port}`;

/** The address at which programs of this machine reach a port of the gateway. */
function gatewayAddress({ settings: { host } }: Wiring, port: number): string {
  const everywhere = host === '0.0.0.0' || host === '::';
  if (everywhere) return loopback(port);
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/** A configured secret overrides the generated one. */
const secret = (name: string, generated: string) => ({ [name]: process.env[name] || generated });

/**
 * The keys that the gateway accepts from the arcade. The arcade signs with the first, which is the
 * newest.
 */
function arcadeKeys({ secrets }: Wiring): { taken: string; own: string } {
  const { BGS_SECRET, OPERATOR_SECRET } = process.env;
  const taken = BGS_SECRET || OPERATOR_SECRET || secrets.bgsSecret;
  return { taken, own: OPERATOR_SECRET || (taken.split(',')[0] ?? '').trim() };
}

/**
 * V8 lets the memory of a program grow while there is more: a worker had 380 MB after its start,
 * and 1,180 while it settled a draw of a million tickets, nearly all of it garbage. With these it
 * stays below 300 while it settles. `--optimize-for-size` kept it at 260, but halved its speed.
 */
const workerFlags = ['--max-semi-space-size=4', '--heap-growing-percent=25'];

function gateway(wiring: Wiring, role: 'web' | 'worker' | 'all'): ProgramSpec {
  const { ports, secrets, settings } = wiring;
  const metricsPort = role === 'worker' ? ports.workerMetrics : ports.metrics;
  const site = gatewayAddress(wiring, ports.site);
  // The worker serves no site; apps/api/src/http/operations.ts answers on its metrics port.
  const [name, own] =
    role === 'worker' ? ['worker', gatewayAddress(wiring, metricsPort)] : ['api', site];
  const spec = program(wiring, name, 'api', own, {
    ROLE: role,
    PORT: String(ports.site),
    HOST: settings.host,
    METRICS_PORT: String(metricsPort),
    DATABASE_URL: wiring.databaseUrl,
    REDIS_URL: wiring.redisUrl,
    ...secret('KEYRING_SECRET', secrets.keyringSecret),
    BGS_PUBLIC_URL: loopback(ports.arcade),
    BGS_SECRET: arcadeKeys(wiring).taken,
    PARLOUR_URL: loopback(ports.parlour),
    PARLOUR_PUBLIC_URL: loopback(ports.parlour),
    ...secret('PARLOUR_SECRET', secrets.parlourSecret),
    PAYGATE_URL: loopback(ports.paygate),
    ...secret('PAYGATE_SECRET', secrets.paygateSecret),
    FIELDPAY_URL: loopback(ports.paygate),
    FIELDPAY_PUBLIC_URL: loopback(ports.paygate),
    ...otherGateways(wiring),
    TOKENPAY_URL: loopback(ports.paygate),
    WEBHOOK_BASE_URL: site,
    FILES_DIR: process.env.FILES_DIR || path.join(settings.dataDir, 'files'),
  });
  return role === 'worker' ? { ...spec, args: [...workerFlags, ...spec.args] } : spec;
}

/** The secrets of the stand-in's second and third protocol, for both sides. */
const otherGateways = ({ secrets }: Wiring): Record<string, string> => ({
  FIELDPAY_MERCHANT: process.env.FIELDPAY_MERCHANT || 'LANTERN',
  ...secret('FIELDPAY_SECRET', secrets.fieldpaySecret),
  ...secret('TOKENPAY_API_KEY', secrets.tokenpayApiKey),
  ...secret('TOKENPAY_CALLBACK_TOKEN', secrets.tokenpayCallbackToken),
});

/** The origins of the brands, which may frame games. */
const ancestorsOf = ({ ports }: Wiring): string =>
  [`http://localhost:${ports.site}`, `http://*.localhost:${ports.site}`, loopback(ports.site)].join(
    ' ',
  );

function arcade(wiring: Wiring): ProgramSpec {
  const { ports } = wiring;
  return program(wiring, 'arcade', 'arcade', loopback(ports.arcade), {
    PORT: String(ports.arcade),
    HOST: '127.0.0.1',
    DATABASE_URL: wiring.arcadeDatabaseUrl,
    OPERATOR_URL: gatewayAddress(wiring, ports.site),
    OPERATOR_SECRET: arcadeKeys(wiring).own,
    PUBLIC_URL: loopback(ports.arcade),
    FRAME_ANCESTORS: ancestorsOf(wiring),
  });
}

function parlour(wiring: Wiring): ProgramSpec {
  const { ports, secrets } = wiring;
  return program(wiring, 'parlour', 'parlour', loopback(ports.parlour), {
    PORT: String(ports.parlour),
    HOST: '127.0.0.1',
    DATABASE_URL: wiring.parlourDatabaseUrl,
    ...secret('PARLOUR_SECRET', secrets.parlourSecret),
    PUBLIC_URL: loopback(ports.parlour),
    FRAME_ANCESTORS: ancestorsOf(wiring),
  });
}

function paygate(wiring: Wiring): ProgramSpec {
  const { ports, secrets } = wiring;
  return program(wiring, 'paygate', 'paygate', loopback(ports.paygate), {
    PORT: String(ports.paygate),
    HOST: '127.0.0.1',
    PUBLIC_URL: loopback(ports.paygate),
    ...secret('PAYGATE_SECRET', secrets.paygateSecret),
    ...otherGateways(wiring),
  });
}

function program(
  wiring: Wiring,
  name: string,
  app: string,
  address: string,
  env: Record<string, string>,
): ProgramSpec {
  const cwd = path.join(wiring.root, 'apps', app);
  return {
    name,
    file: process.execPath,
    args: [path.join(cwd, 'src', 'main.ts')],
    cwd,
    env: { ...inherited(), NODE_ENV: 'development', ...env },
    logFile: path.join(wiring.settings.dataDir, 'logs', `${name}.log`),
    answers: () => answersHttp(`${address}/readyz`),
  };
}

/** Programs that do not use the site's database, so they can start while it is set up. */
export const outsidePrograms = (wiring: Wiring): ProgramSpec[] => [
  arcade(wiring),
  parlour(wiring),
  paygate(wiring),
];

/** The gateway and its worker; one process for both where they have to share an in-memory Redis. */
export const sitePrograms = (wiring: Wiring): ProgramSpec[] =>
  wiring.redisUrl === memory
    ? [gateway(wiring, 'all')]
    : [gateway(wiring, 'web'), gateway(wiring, 'worker')];
