import path from 'node:path';
import { migrate } from '@lantern/outside';
import { pino } from 'pino';
import { readConfig } from '../src/config.ts';
import { serve } from '../src/serve.ts';

/** A parlour without pages in its own process. It prints its address when it listens. */
const config = readConfig(process.env);
const log = pino({ level: 'silent' });
await migrate(config.databaseUrl, path.resolve(import.meta.dirname, '../migrations'), log);
process.stdout.write(`${await serve(config, log, {})}\n`);
