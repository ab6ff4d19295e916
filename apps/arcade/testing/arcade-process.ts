import { flushCompileCache } from 'node:module';
import { pino } from 'pino';
import { readConfig } from '../src/config.ts';
import { serve } from '../src/serve.ts';

/** An arcade without pages in its own process. It prints its address when it listens. */
const url = await serve(readConfig(process.env), pino({ level: 'silent' }), {
  retryDelayMs: () => 20,
  courierEveryMs: 20,
  tableTickMs: 20,
  roomTickMs: 20,
});
process.stdout.write(`${url}\n`);
// Tests kill this process, and a killed process keeps nothing of what it compiled.
flushCompileCache();
