import closeWithGrace from 'close-with-grace';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';
import { ConfigError } from './config.ts';

export interface Program<Config> {
  /** The name of the process in the log. */
  readonly name: string;
  /** The name in sentences, such as `payment gateway`; the name of the process when left out. */
  readonly title?: string;
  /** @throws ConfigError */
  readonly readConfig: (env: NodeJS.ProcessEnv) => Config;
  readonly start: (config: Config, log: Logger) => Promise<unknown>;
}

function stop(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function readOrStop<Config>(readConfig: Program<Config>['readConfig']): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) stop(error.message);
    throw error;
  }
}

/** Starts a program; when it cannot start, says why in one sentence and ends with 1. */
export async function runProgram<Config extends { readonly logLevel: string }>({
  name,
  title = name,
  readConfig,
  start,
}: Program<Config>): Promise<void> {
  const config = readOrStop(readConfig);
  const log = pino({ level: config.logLevel, base: { process: name } });
  try {
    await start(config, log);
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    stop(`The ${title} could not start: ${problem}`);
  }
}

export interface ListenOptions {
  readonly host: string;
  readonly port: number;
  readonly log: FastifyBaseLogger;
  /** How long requests in flight may take after a signal to stop, in milliseconds. */
  readonly graceMs: number;
}

/**
 * Listens until the process gets a signal to stop; then it answers the requests in flight and ends
 * with 0. Returns the address.
 */
export async function listen(
  app: FastifyInstance,
  { host, port, log, graceMs }: ListenOptions,
): Promise<string> {
  closeWithGrace({ delay: graceMs, logger: log }, async ({ err, signal }) => {
    if (err) log.fatal({ err }, 'the process stops because of an error');
    else log.info({ signal }, 'the process stops');
    await app.close();
  });
  return app.listen({ host, port });
}
