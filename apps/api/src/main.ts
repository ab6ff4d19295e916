import closeWithGrace from 'close-with-grace';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { serveOperations } from './http/operations.ts';
import { createLog } from './log.ts';
import { openSite } from './open-site.ts';
import type { Site } from './site.ts';
import { startProblem } from './start-problem.ts';
import { startWorker } from './worker.ts';

/** Longer than any call takes (see the statement timeout of the database), so none is cut off. */
const closeWithin = 10_000;

type Part = { stop(): Promise<unknown> };

async function startWeb(site: Site): Promise<Part> {
  const app = await buildApp(site);
  await app.listen({ host: site.config.host, port: site.config.port });
  return { stop: () => app.close() };
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const log = createLog(config);
  const site = await openSite(config, log);
  let closing = false;
  const operations = await serveOperations(site, () => closing);
  const parts: Part[] = [];
  const tell = (message: unknown) => log.error({ event: 'stop' }, String(message));
  closeWithGrace({ delay: closeWithin, logger: { error: tell } }, async ({ err }) => {
    closing = true;
    if (err) log.fatal({ event: 'crashed', err }, 'the process has failed');
    await Promise.all(parts.map((part) => part.stop()));
    operations.close();
    await site.close();
    log.info({ event: 'stopped' }, 'stopped');
  });
  if (config.role !== 'worker') parts.push(await startWeb(site));
  if (config.role !== 'web') parts.push(await startWorker(site));
  log.info({ event: 'started', port: config.port, metricsPort: config.metricsPort }, 'started');
}

main().catch((error: unknown) => {
  process.stderr.write(`${startProblem(error)}\n`);
  process.exit(1);
});
