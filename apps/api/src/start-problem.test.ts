import { describe, expect, it } from 'vitest';
import { ConfigError } from './config.ts';
import { startProblem } from './start-problem.ts';

const coded = (code: string, more: object = {}) =>
  Object.assign(new Error('long and technical'), { code, ...more });

describe('a start problem', () => {
  it.each([
    [new ConfigError('PORT is wrong: it is not a number.'), 'PORT is wrong: it is not a number.'],
    [
      coded('EADDRINUSE', { port: 3000 }),
      'Port 3000 is in use. Choose another one by PORT or METRICS_PORT.',
    ],
    [
      coded('EACCES', { port: 80 }),
      'Port 80 cannot be opened: no permission, or HOST is not an address of this machine.',
    ],
    [
      coded('ECONNREFUSED'),
      'The database of DATABASE_URL does not answer. Start it, or correct the address.',
    ],
    [coded('28P01'), 'The database does not accept the user or password of DATABASE_URL.'],
    [
      coded('3D000'),
      'The database of DATABASE_URL does not exist. ' +
        'Run the set-up of the database first (prisma/src/setup.ts).',
    ],
    [
      coded('P2021'),
      'The database of DATABASE_URL has no tables of this version. ' +
        'Run the set-up of the database first (prisma/src/setup.ts).',
    ],
    [
      new Error('Reached the max retries per request limit (which is 1).'),
      'The Redis of REDIS_URL does not answer. Start it, or correct the address.',
    ],
  ])('is one sentence: %s', (error, sentence) => {
    expect(startProblem(error)).toBe(sentence);
  });

  it('is the whole stack trace when an operator cannot solve it', () => {
    expect(startProblem(new Error('a mistake of ours'))).toMatch(
      /^Error: a mistake of ours\n {4}at /,
    );
    expect(startProblem('thrown')).toBe('thrown');
  });
});
