import path from 'node:path';
import { migrate, runProgram } from '@lantern/outside';
import { readConfig } from './config.ts';
import { serve } from './serve.ts';

const home = path.resolve(import.meta.dirname, '..');

await runProgram({
  name: 'parlour',
  readConfig,
  start: async (config, log) => {
    await migrate(config.databaseUrl, path.join(home, 'migrations'), log);
    await serve(config, log, { pagesFolder: path.join(home, 'dist') });
  },
});
