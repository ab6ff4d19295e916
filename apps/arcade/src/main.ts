import { existsSync } from 'node:fs';
import path from 'node:path';
import { applyMigrations } from '@lantern/migrate';
import closeWithGrace from 'close-with-grace';
import { type Logger, pino } from 'pino';
import { buildArcade } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';

const home = path.resolve(import.meta.dirname, '..');

function stop(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

function configOrStop(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (error instanceof ConfigError) stop(error.message);
    throw error;
  }
}

async function serve(config: Config, log: Logger): Promise<void> {
  const applied = await applyMigrations(config.databaseUrl, path.join(home, 'migrations'));
  log.info({ applied }, 'the database is up to date');
  const pagesFolder = path.join(home, 'dist');
  if (!existsSync(path.join(pagesFolder, 'play.html'))) {
    stop(`The pages of the games are not built: there is no ${pagesFolder}. Run \`vite build\` in ${home}.`);
  }
  const app = await buildArcade(config, { log, pagesFolder });
  await app.listen({ host: config.host, port: config.port });
  closeWithGrace({ delay: 15_000, logger: log }, async ({ err, signal }) => {
    if (err) log.fatal({ err }, 'the arcade stops because of an error');
    else log.info({ signal }, 'the arcade stops');
    await app.close();
  });
}

const config = configOrStop();
const log = pino({ level: config.logLevel, base: { process: 'arcade' } });
try {
  await serve(config, log);
} catch (error) {
  stop(`The arcade could not start: ${error instanceof Error ? error.message : String(error)}`);
}
