import closeWithGrace from 'close-with-grace';
import pino from 'pino';
import { buildApp, openSite } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { serveOperations } from './http/operations.ts';
import { Jobs } from './jobs/schedule.ts';
import { OutboxRelay } from './modules/live/index.ts';
import type { Site } from './site.ts';

/** Never in a log, wherever they stand. */
const secrets = [
  'password',
  'newPassword',
  'confirmPassword',
  'paymentPassword',
  'token',
  'sessionToken',
  'verificationCode',
  'captcha',
  'authorization',
  'cookie',
];

const createLog = (config: Config) =>
  pino({
    level: config.logLevel,
    base: { role: config.role, pid: process.pid },
    timestamp: pino.stdTimeFunctions.isoTime,
    redact: { paths: secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`]), censor: '[redacted]' },
  });

type Part = { name: string; stop(): Promise<unknown> };

async function startWeb(site: Site): Promise<Part> {
  const app = await buildApp(site);
  await app.listen({ host: site.config.host, port: site.config.port });
  return { name: 'web', stop: () => app.close() };
}

async function startWorker(site: Site): Promise<Part> {
  const relay = new OutboxRelay(site);
  const jobs = new Jobs(site);
  await jobs.start();
  relay.start();
  return { name: 'worker', stop: () => Promise.all([relay.stop(), jobs.stop()]) };
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config);
  const site = await openSite(config, log);
  const operations = await serveOperations(site);
  const parts: Part[] = [];
  closeWithGrace(
    { delay: 10_000, logger: { error: (message) => log.error({ event: 'stop' }, String(message)) } },
    async ({ err }) => {
      if (err) log.fatal({ event: 'crashed', err }, 'the process has failed');
      for (const part of parts) await part.stop();
      operations.close();
      await site.close();
      log.info({ event: 'stopped' }, 'stopped');
    },
  );
  if (config.role !== 'worker') parts.push(await startWeb(site));
  if (config.role !== 'web') parts.push(await startWorker(site));
  log.info({ event: 'started', port: config.port, metricsPort: config.metricsPort }, 'started');
}

main().catch((error: unknown) => {
  const known = error instanceof ConfigError;
  const busy = (error as { code?: string }).code === 'EADDRINUSE';
  const sentence = busy
    ? `Port ${(error as { port?: number }).port} is in use. Choose another one by PORT or METRICS_PORT.`
    : (error as Error).message;
  process.stderr.write(`${known || busy ? sentence : (error as Error).stack}\n`);
  process.exit(1);
});
