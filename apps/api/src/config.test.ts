import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const secret = 'a secret that is long enough to be one';
const needed = {
  DATABASE_URL: 'postgres://lantern:pass@127.0.0.1:5432/lantern',
  REDIS_URL: 'redis://127.0.0.1:6379',
  KEYRING_SECRET: secret,
  BGS_PUBLIC_URL: 'http://127.0.0.1:4000',
  BGS_SECRET: secret,
  PAYGATE_URL: 'http://127.0.0.1:5000',
  PAYGATE_SECRET: secret,
  WEBHOOK_BASE_URL: 'http://127.0.0.1:3000',
};

const read = (change: NodeJS.ProcessEnv = {}) => readConfig({ ...needed, ...change });

const sentenceFor = (change: NodeJS.ProcessEnv): string => {
  try {
    read(change);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return 'no error';
};

/** The path of a file with this text. */
function fileWith(content: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'lantern-config-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = path.join(folder, 'value');
  writeFileSync(file, content);
  return file;
}

describe('a variable in a file', () => {
  const other = 'another secret that is long enough to be one';

  it.each([other, `${other}\n`, `${other}\r\n`])('has the value of the file: %j', (content) => {
    const given = { KEYRING_SECRET: '', KEYRING_SECRET_FILE: fileWith(content) };
    expect(read(given).keyringSecret).toBe(other);
  });

  it('may be an address with a password', () => {
    const file = fileWith('postgres://lantern:from-a-file@127.0.0.1:5432/lantern');
    expect(read({ DATABASE_URL: '', DATABASE_URL_FILE: file }).databaseUrl).toContain(
      'from-a-file',
    );
  });

  it('is missing or wrong by its name, and its value is never shown', () => {
    const sentences = [
      sentenceFor({ KEYRING_SECRET_FILE: fileWith(other) }),
      sentenceFor({ KEYRING_SECRET: '', KEYRING_SECRET_FILE: '/nowhere/at-all' }),
      sentenceFor({ KEYRING_SECRET: '', KEYRING_SECRET_FILE: fileWith('') }),
      sentenceFor({ KEYRING_SECRET: '', KEYRING_SECRET_FILE: fileWith('short') }),
    ];
    expect(sentences).toEqual([
      'KEYRING_SECRET and KEYRING_SECRET_FILE are both set: one of them is too many.',
      'KEYRING_SECRET_FILE is wrong: its file cannot be read.',
      'KEYRING_SECRET is not set: .env.example says what it means.',
      expect.stringMatching(/^KEYRING_SECRET is wrong: it (?!.*short\b)/),
    ]);
  });

  it('is only read for variables that exist', () => {
    expect(read({ OTHER_FILE: '/nowhere/at-all' }).port).toBe(3000);
  });
});

const wrong: readonly (readonly [name: string, value: string, sentence: string])[] = [
  ['NODE_ENV', 'staging', 'NODE_ENV is wrong: it is none of development, test, production.'],
  ['ROLE', 'both', 'ROLE is wrong: it is none of web, worker, all.'],
  ['PORT', '80a', 'PORT is wrong: it is not a number from 0 to 65535.'],
  ['PORT', '70000', 'PORT is wrong: it is not a number from 0 to 65535.'],
  ['METRICS_PORT', '-1', 'METRICS_PORT is wrong: it is not a number from 0 to 65535.'],
  [
    'LOG_LEVEL',
    'loud',
    'LOG_LEVEL is wrong: it is none of fatal, error, warn, info, debug, trace, silent.',
  ],
  [
    'DATABASE_URL',
    'mysql://h/db',
    'DATABASE_URL is wrong: it is not an address that begins with postgres:// or postgresql://.',
  ],
  ['DATABASE_ROLE', 'App; drop', 'DATABASE_ROLE is wrong: it is not the name of a role.'],
  ['DATABASE_POOL', '0', 'DATABASE_POOL is wrong: it is not a number from 1 to 99.'],
  [
    'REDIS_URL',
    '127.0.0.1',
    'REDIS_URL is wrong: it is not an address that begins with redis:// or rediss://.',
  ],
  [
    'TRUSTED_PROXIES',
    'true',
    'TRUSTED_PROXIES is wrong: it is not a list of addresses or networks such as 10.0.0.0/8.',
  ],
  [
    'TRUSTED_PROXIES',
    '0.0.0.0/0',
    'TRUSTED_PROXIES is wrong: it is not a list of addresses or networks such as 10.0.0.0/8.',
  ],
  [
    'TRUSTED_PROXIES',
    '10.0.0.0/33',
    'TRUSTED_PROXIES is wrong: it is not a list of addresses or networks such as 10.0.0.0/8.',
  ],
  ['KEYRING_SECRET', 'short', 'KEYRING_SECRET is wrong: it is shorter than 32 characters.'],
  [
    'BGS_PUBLIC_URL',
    'arcade',
    'BGS_PUBLIC_URL is wrong: it is not an address that begins with http:// or https://.',
  ],
  [
    'BGS_SECRET',
    `${secret},short`,
    'BGS_SECRET is wrong: it has a key shorter than 32 characters.',
  ],
  [
    'BGS_ALLOWED_ADDRESSES',
    '10.0.0',
    'BGS_ALLOWED_ADDRESSES is wrong: it is not a list of addresses or networks such as 10.0.0.0/8.',
  ],
  [
    'PAYGATE_URL',
    'ftp://gateway',
    'PAYGATE_URL is wrong: it is not an address that begins with http:// or https://.',
  ],
  ['PAYGATE_SECRET', 'short', 'PAYGATE_SECRET is wrong: it is shorter than 32 characters.'],
  [
    'WEBHOOK_BASE_URL',
    ':',
    'WEBHOOK_BASE_URL is wrong: it is not an address that begins with http:// or https://.',
  ],
];

describe('the configuration', () => {
  it('is read completely, with defaults, and is immutable', () => {
    const config = read({
      TRUSTED_PROXIES: '127.0.0.1, fd00::/8',
      BGS_SECRET: `${secret},${secret}`,
    });
    expect(config).toMatchObject({
      environment: 'production',
      role: 'all',
      port: 3000,
      databasePool: 10,
    });
    expect(config.trustedProxies).toEqual(['127.0.0.1', 'fd00::/8']);
    expect(config.bgs.secrets).toEqual([secret, secret]);
    expect([config, config.trustedProxies, config.bgs, config.paygate].every(Object.isFrozen)).toBe(
      true,
    );
  });

  it.each([undefined, ''])('C6 is that of production when NODE_ENV is %o', (NODE_ENV) => {
    expect(read({ NODE_ENV }).environment).toBe('production');
  });

  it('L4 rejects the public secrets of the demonstration in production', () => {
    const KEYRING_SECRET = 'for-the-demonstration-only-keyring';
    expect(sentenceFor({ KEYRING_SECRET })).toBe(
      'KEYRING_SECRET is the public one of the demonstration: set your own.',
    );
    expect(read({ NODE_ENV: 'development', KEYRING_SECRET }).keyringSecret).toBe(KEYRING_SECRET);
  });

  it('treats an empty variable as unset', () => {
    expect(read({ PORT: '', TRUSTED_PROXIES: '' })).toMatchObject({
      port: 3000,
      trustedProxies: [],
    });
  });

  it.each(Object.keys(needed))('names %s when it is missing', (name) => {
    expect(sentenceFor({ [name]: undefined })).toBe(
      `${name} is not set: .env.example says what it means.`,
    );
  });

  it.each(wrong)('names %s when it is "%s"', (name, value, sentence) => {
    expect(sentenceFor({ [name]: value })).toBe(sentence);
  });

  it('never repeats the value of an invalid variable, which may be a secret', () => {
    expect(sentenceFor({ PAYGATE_SECRET: 'hunter2' })).not.toContain('hunter2');
  });

  it('rejects an in-process Redis in production', () => {
    expect(sentenceFor({ NODE_ENV: 'production', REDIS_URL: 'memory:' })).toContain(
      'REDIS_URL is memory:',
    );
    expect(read({ NODE_ENV: 'development', REDIS_URL: 'memory:' }).redisUrl).toBe('memory:');
  });
});
