import { listen, runProgram } from '@lantern/outside';
import { buildPaygate } from './app.ts';
import { readConfig } from './config.ts';

const graceMs = 10_000;

await runProgram({
  name: 'paygate',
  title: 'payment gateway',
  readConfig,
  start: async (config, log) => {
    const app = await buildPaygate(config, { log });
    await listen(app, { host: config.host, port: config.port, log, graceMs });
  },
});
