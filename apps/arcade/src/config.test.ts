import { ConfigError } from '@lantern/outside/config';
import { describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';

const valid = {
  DATABASE_URL: 'postgres://arcade@127.0.0.1/arcade',
  OPERATOR_URL: 'http://127.0.0.1:3000',
  OPERATOR_SECRET: 'a-secret-of-at-least-thirty-two-characters',
  PUBLIC_URL: 'http://127.0.0.1:4000/',
};

describe('the configuration', () => {
  test('needs four variables and has a default for every other', () => {
    expect(readConfig(valid)).toEqual({
      port: 4000,
      host: '127.0.0.1',
      databaseUrl: valid.DATABASE_URL,
      operatorUrl: valid.OPERATOR_URL,
      operatorSecret: valid.OPERATOR_SECRET,
      publicUrl: 'http://127.0.0.1:4000',
      frameAncestors: [],
      trustedProxies: [],
      logLevel: 'info',
      callTimeoutMs: 5000,
      tablePace: 100,
      roomPace: 100,
      livePace: 100,
    });
  });

  test('reads several frame ancestors', () => {
    const config = readConfig({
      ...valid,
      FRAME_ANCESTORS: 'http://localhost:3000  http://*.localhost:3000',
    });
    expect(config.frameAncestors).toEqual(['http://localhost:3000', 'http://*.localhost:3000']);
  });

  test('reads several trusted proxies', () => {
    expect(readConfig({ ...valid, TRUSTED_PROXIES: '127.0.0.1, fd00::/8' }).trustedProxies).toEqual(
      ['127.0.0.1', 'fd00::/8'],
    );
  });

  test('treats an empty variable as not set', () => {
    const optional = {
      HOST: '',
      PORT: '',
      LOG_LEVEL: '',
      BET_TIMEOUT_MS: '',
      TABLE_PACE: '',
      ROOM_PACE: '',
      LIVE_PACE: '',
      FRAME_ANCESTORS: '',
      TRUSTED_PROXIES: '',
    };
    expect(readConfig({ ...valid, ...optional })).toEqual(readConfig(valid));
    expect(() => readConfig({ ...valid, OPERATOR_SECRET: '' })).toThrow(
      'OPERATOR_SECRET is missing',
    );
  });

  test.each([
    [{ DATABASE_URL: undefined }, 'The environment variable DATABASE_URL is missing.'],
    [
      { OPERATOR_URL: 'http://site/path' },
      'The environment variable OPERATOR_URL must be an origin such as http://localhost:3000.',
    ],
    [{ PORT: '3000x' }, 'The environment variable PORT must be a whole number from 0 to 65535.'],
    [
      { OPERATOR_SECRET: 'x'.repeat(31) },
      'The environment variable OPERATOR_SECRET must have at least 32 characters.',
    ],
    [
      { PUBLIC_URL: 'http://*.example' },
      'The environment variable PUBLIC_URL must be an origin such as http://localhost:3000.',
    ],
    [{ FRAME_ANCESTORS: '*' }, /^The environment variable FRAME_ANCESTORS must be origins such as/],
    [
      { TRUSTED_PROXIES: 'true' },
      /^The environment variable TRUSTED_PROXIES must be addresses or networks such as/,
    ],
    [
      { TRUSTED_PROXIES: '0.0.0.0/0' },
      /^The environment variable TRUSTED_PROXIES must be addresses/,
    ],
    [{ LOG_LEVEL: 'loud' }, /^The environment variable LOG_LEVEL must be one of fatal, /],
  ])('names the wrong variable: %o', (change, sentence) => {
    expect(() => readConfig({ ...valid, ...change })).toThrow(ConfigError);
    expect(() => readConfig({ ...valid, ...change })).toThrow(sentence);
  });
});
