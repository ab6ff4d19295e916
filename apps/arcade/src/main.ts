import { existsSync } from 'node:fs';
import path from 'node:path';
import { applyMigrations } from '@lantern/migrate';
import { pino } from 'pino';
import { type Config, ConfigError, readConfig } from './config.ts';
import { serve } from './serve.ts';

const home = path.resolve(import.meta.dirname, '..');
const pagesFolder = path.join(home, 'dist');

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

const config = configOrStop();
const log = pino({ level: config.logLevel, base: { process: 'arcade' } });
try {
  const applied = await applyMigrations(config.databaseUrl, path.join(home, 'migrations'));
  log.info({ applied }, 'the database is up to date');
  if (!existsSync(path.join(pagesFolder, 'play.html'))) {
    stop(
      `The pages of the games are not built: there is no ${pagesFolder}. Run \`vite build\` in ${home}.`,
    );
  }
  await serve(config, log, { pagesFolder });
} catch (error) {
  stop(`The arcade could not start: ${error instanceof Error ? error.message : String(error)}`);
}
