import closeWithGrace from 'close-with-grace';
import type { Logger } from 'pino';
import { buildArcade, type Parts } from './app.ts';
import type { Config } from './config.ts';

/** Longer than a round in flight can take: its bet, its dice and the first attempt at its win. */
const graceMs = 15_000;

/**
 * Listens until the process is told to stop; then it answers what is in flight, and the process
 * ends with 0. Gives the address.
 */
export async function serve(
  config: Config,
  log: Logger,
  parts: Omit<Parts, 'log'>,
): Promise<string> {
  const app = await buildArcade(config, { log, ...parts });
  closeWithGrace({ delay: graceMs, logger: log }, async ({ err, signal }) => {
    if (err) log.fatal({ err }, 'the arcade stops because of an error');
    else log.info({ signal }, 'the arcade stops');
    await app.close();
  });
  return app.listen({ host: config.host, port: config.port });
}
