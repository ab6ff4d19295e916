import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { newDataDir, startCopy } from './copy.ts';

test.each([
  ['PORT', 'three thousand', 'PORT must be a whole number from 1 to 65535, not "three thousand".'],
  ['ARCADE_PORT', '70000', 'ARCADE_PORT must be a whole number from 1 to 65535, not "70000".'],
  [
    'HOST',
    'nowhere special',
    'HOST must be an IP address of this machine or "localhost", not "nowhere special".',
  ],
  ['HOST', '192.0.2.1', 'HOST is 192.0.2.1, which is not an address of this machine.'],
  [
    'DATABASE_URL',
    'mysql://root:secret@localhost/x',
    'DATABASE_URL must be an address such as postgres://',
  ],
  ['DATABASE_URL', 'postgres://me:secret@localhost', 'DATABASE_URL names no database.'],
  ['REDIS_URL', 'localhost:6379', 'REDIS_URL must be an address such as redis://'],
])('names %s when it is "%s"', async (name, value, sentence) => {
  const copy = await startCopy({ DATA_DIR: newDataDir(), [name]: value });
  expect(await copy.ended).toBe(1);
  expect(copy.output()).toContain(sentence);
  expect(copy.output()).not.toContain('secret');
});

test('names the port that is taken and how to choose another', async () => {
  const other = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void other.close());
  await new Promise((resolve) => other.once('listening', resolve));
  const { port } = other.address() as { port: number };
  const copy = await startCopy({ DATA_DIR: newDataDir(), PORT: String(port) });
  expect(await copy.ended).toBe(1);
  expect(copy.output()).toMatch(
    new RegExp(`Port ${port} is in use by another program\\. .*PORT=\\d+ npm start`),
  );
});

test('rejects a data folder of another PostgreSQL version', async () => {
  const dataDir = newDataDir();
  mkdirSync(path.join(dataDir, 'postgres'), { mode: 0o755 });
  writeFileSync(path.join(dataDir, 'postgres', 'PG_VERSION'), '15\n');
  const copy = await startCopy({ DATA_DIR: dataDir });
  expect(await copy.ended).toBe(1);
  expect(copy.output()).toMatch(
    /was made by PostgreSQL 15, and this copy comes with 18\.\d+\. .*DATA_DIR/,
  );
});

test('reports a data folder that it cannot write', async () => {
  const file = path.join(newDataDir(), 'file');
  writeFileSync(file, '');
  const copy = await startCopy({ DATA_DIR: path.join(file, 'data') });
  expect(await copy.ended).toBe(1);
  expect(copy.output()).toContain('cannot be written');
});

test('says that a named database does not answer, without its password', async () => {
  const copy = await startCopy({
    DATA_DIR: newDataDir(),
    DATABASE_URL: 'postgres://me:secret@127.0.0.1:1/site',
  });
  expect(await copy.ended).toBe(1);
  expect(copy.output()).toContain('DATABASE_URL: the database site on 127.0.0.1:1 cannot be used');
  expect(copy.output()).not.toContain('secret');
});

test('says that a named Redis does not answer', async () => {
  const copy = await startCopy({ DATA_DIR: newDataDir(), REDIS_URL: 'redis://127.0.0.1:1' });
  expect(await copy.ended).toBe(1);
  expect(copy.output()).toContain('REDIS_URL: no Redis answers at 127.0.0.1:1.');
});
