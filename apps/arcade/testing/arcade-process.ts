import { pino } from 'pino';
import { buildArcade } from '../src/app.ts';
import { readConfig } from '../src/config.ts';

/** An arcade in a process of its own, without pages, that a test can kill. It prints its address when it listens. */
const config = readConfig(process.env);
const app = await buildArcade(config, {
  log: pino({ level: 'silent' }),
  retryDelayMs: () => 20,
  courierEveryMs: 20,
});
process.stdout.write(`${await app.listen({ host: config.host, port: config.port })}\n`);
