import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import {
  outsidePrograms,
  readSettings,
  repository,
  sitePrograms,
  summary,
  type Wiring,
} from '@lantern/tooling';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newDataDir, startCopy } from './copy.ts';
import { newDatabase } from './named-database.ts';

const example = parseEnv(readFileSync(path.join(repository, '.env.example'), 'utf8'));
const newKey = 'new-'.padEnd(32, 'n');
const oldKey = 'old-'.padEnd(32, 'o');

const ports = {
  site: 3000,
  arcade: 4000,
  parlour: 6100,
  paygate: 5000,
  metrics: 9000,
  workerMetrics: 9001,
};
const wiring = (): Wiring => ({
  root: repository,
  settings: readSettings(process.env, repository),
  ports,
  secrets: {
    postgresPassword: 'p'.repeat(64),
    keyringSecret: 'k'.repeat(64),
    bgsSecret: 'b'.repeat(64),
    parlourSecret: 'r'.repeat(64),
    paygateSecret: 'g'.repeat(64),
    fieldpaySecret: 'f'.repeat(64),
    tokenpayApiKey: 't'.repeat(64),
    tokenpayCallbackToken: 'c'.repeat(64),
  },
  databaseUrl: 'postgres://lantern@127.0.0.1:5432/lantern',
  arcadeDatabaseUrl: 'postgres://lantern@127.0.0.1:5432/arcade',
  parlourDatabaseUrl: 'postgres://lantern@127.0.0.1:5432/parlour',
  redisUrl: 'redis://127.0.0.1:6379',
});

/** The environment of each program, by name. */
const told = () =>
  new Map(
    [...outsidePrograms(wiring()), ...sitePrograms(wiring())].map((program) => [
      program.name,
      program,
    ]),
  );

/** Hides the variables of the shell that runs the test. */
beforeEach(() => {
  for (const name of Object.keys(example)) vi.stubEnv(name, undefined);
});
afterEach(() => vi.unstubAllEnvs());

describe('a copy of .env.example as .env', () => {
  test.each(['arcade', 'parlour', 'paygate', 'api', 'worker'])(
    'lets the configuration of %s be read',
    async (name) => {
      for (const [variable, value] of Object.entries(example)) vi.stubEnv(variable, value);
      const { cwd = '', env = {} } = told().get(name) ?? {};
      const { readConfig } = await import(path.join(cwd, 'src', 'config.ts'));
      expect(readConfig(env)).toMatchObject({ host: '127.0.0.1', logLevel: 'info' });
    },
  );

  test('passes no empty variable to programs or set-up', async () => {
    for (const [variable, value] of Object.entries(example)) vi.stubEnv(variable, value);
    const empty = [...told().values()].flatMap(({ env }) =>
      Object.keys(env).filter((name) => env[name] === ''),
    );
    expect(empty).toEqual([]);
    const copy = await startCopy({
      DATA_DIR: newDataDir(),
      ...(await newDatabase('empty')),
      DEMO: '',
    });
    await copy.ready;
  });
});

describe('the key of the arcade', () => {
  const keys = () => [told().get('api')?.env.BGS_SECRET, told().get('arcade')?.env.OPERATOR_SECRET];

  test('is the first of BGS_SECRET while two are in use', () => {
    vi.stubEnv('BGS_SECRET', `${newKey}, ${oldKey}`);
    expect(keys()).toEqual([`${newKey}, ${oldKey}`, newKey]);
  });

  test('is OPERATOR_SECRET if that is set', () => {
    vi.stubEnv('BGS_SECRET', `${newKey},${oldKey}`);
    vi.stubEnv('OPERATOR_SECRET', oldKey);
    expect(keys()).toEqual([`${newKey},${oldKey}`, oldKey]);
  });

  test('is accepted by the gateway if only OPERATOR_SECRET is set', () => {
    vi.stubEnv('OPERATOR_SECRET', newKey);
    expect(keys()).toEqual([newKey, newKey]);
  });

  test('is the generated one if nothing is set', () => {
    expect(keys()).toEqual(['b'.repeat(64), 'b'.repeat(64)]);
  });
});

test('the summary lists exactly the logins that work', () => {
  const text = summary({
    root: repository,
    dataDir: path.join(repository, '.data'),
    ports,
    seconds: 1,
  });
  expect(text).toContain('demomember, demoagent, demogeneral; password');
  expect(text).toContain('/console');
  expect(text).toContain('demostaff (owner), demostaff2 (reviewer), demostaff3 (cashier)');
});
