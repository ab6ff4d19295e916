import { ConfigError } from '@lantern/outside/config';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const env = {
  DATABASE_URL: 'postgres://parlour@127.0.0.1/parlour',
  PARLOUR_SECRET: 'p'.repeat(32),
  PUBLIC_URL: 'http://127.0.0.1:6100',
};

test('reads the required variables and has defaults for the rest', () => {
  expect(readConfig({ ...env, HANG_MS: '' })).toMatchObject({
    port: 6100,
    host: '127.0.0.1',
    hangMs: 12_000,
  });
});

test.each([
  ['DATABASE_URL', undefined, 'DATABASE_URL is missing'],
  ['PARLOUR_SECRET', 'short', 'PARLOUR_SECRET must have at least 32 characters'],
  ['PUBLIC_URL', 'parlour', 'PUBLIC_URL must be an origin'],
  ['HANG_MS', '0', 'HANG_MS must be a whole number from 10'],
  ['FRAME_ANCESTORS', '*', 'FRAME_ANCESTORS must be origins'],
])('names %s when it is invalid', (name, value, sentence) => {
  const read = () => readConfig({ ...env, [name]: value });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(sentence);
});
