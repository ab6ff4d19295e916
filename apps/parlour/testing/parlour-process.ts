import path from 'node:path';
import { applyMigrations } from '@lantern/migrate';
import { pino } from 'pino';
import { readConfig } from '../src/config.ts';
import { serve } from '../src/serve.ts';

/**
 * A parlour in a process of its own, without pages, for the tests of others. It prints its address
 * when it listens.
 */
const config = readConfig(process.env);
await applyMigrations(config.databaseUrl, path.resolve(import.meta.dirname, '../migrations'));
process.stdout.write(`${await serve(config, pino({ level: 'silent' }), {})}\n`);
