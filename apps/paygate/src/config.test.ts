import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const minimal = {
  PUBLIC_URL: 'http://127.0.0.1:5000',
  PAYGATE_SECRET: 'a secret that is long enough for this',
};

test('needs two variables and has defaults for the others', () => {
  expect(readConfig(minimal)).toEqual({
    port: 5000,
    host: '127.0.0.1',
    publicUrl: 'http://127.0.0.1:5000',
    secret: minimal.PAYGATE_SECRET,
    fieldpay: undefined,
    tokenpay: undefined,
    stepDelayMs: 2000,
    hangMs: 8000,
    retryDelayMs: 1000,
    logLevel: 'info',
  });
});

test('enables the other two protocols when it has their keys', () => {
  const key = 'another secret that is long enough for this';
  const config = readConfig({
    ...minimal,
    FIELDPAY_SECRET: key,
    TOKENPAY_API_KEY: key,
    TOKENPAY_CALLBACK_TOKEN: key,
  });
  expect(config.fieldpay).toEqual({ merchant: 'LANTERN', secret: key });
  expect(config.tokenpay).toEqual({ apiKey: key, callbackToken: key });
});

test.each([
  ['PORT', '70000', 'The environment variable PORT must be a whole number from 0 to 65535.'],
  ['PUBLIC_URL', '', 'The environment variable PUBLIC_URL is missing.'],
  [
    'PUBLIC_URL',
    'http://127.0.0.1:5000/pay',
    'PUBLIC_URL must be an origin such as http://localhost:5000.',
  ],
  ['PAYGATE_SECRET', 'short', 'PAYGATE_SECRET must have at least 32 characters.'],
  ['RETRY_DELAY_MS', 'soon', 'RETRY_DELAY_MS must be a whole number from 1 to 60000.'],
  ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of fatal'],
])('names %s when it is "%s"', (name, value, sentence) => {
  expect(() => readConfig({ ...minimal, [name]: value })).toThrow(sentence);
});
