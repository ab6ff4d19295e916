import { listen } from '@lantern/outside';
import type { Logger } from 'pino';
import { buildParlour, type Parts } from './app.ts';
import type { Config } from './config.ts';

/** Longer than a call that hangs on purpose. */
const graceMs = 15_000;

/** Serves until a signal to stop, and then answers the requests in flight. Returns the address. */
export async function serve(
  config: Config,
  log: Logger,
  parts: Omit<Parts, 'log'>,
): Promise<string> {
  const app = await buildParlour(config, { log, ...parts });
  return listen(app, { host: config.host, port: config.port, log, graceMs });
}
