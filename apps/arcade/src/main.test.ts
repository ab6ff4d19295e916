import { execFile } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';

const main = path.join(import.meta.dirname, 'main.ts');

interface Ended {
  code: unknown;
  said: string;
}

function run(given: NodeJS.ProcessEnv): Promise<Ended> {
  const env = { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...given };
  return new Promise((resolve) => {
    execFile(process.execPath, [main], { env }, (error, _out, said) =>
      resolve({ code: error?.code ?? 0, said }),
    );
  });
}

const complete = {
  DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
  OPERATOR_URL: 'http://127.0.0.1:1',
  OPERATOR_SECRET: 'a-secret-that-only-the-tests-know',
  PUBLIC_URL: 'http://127.0.0.1:1',
  LOG_LEVEL: 'silent',
};

test('names a wrong variable in one sentence and ends with 1', async () => {
  const { code, said } = await run({ ...complete, OPERATOR_SECRET: 'short' });
  expect(said).toBe('The environment variable OPERATOR_SECRET must have at least 32 characters.\n');
  expect(code).toBe(1);
});

test('reports a database that does not answer in one sentence', async () => {
  const { code, said } = await run(complete);
  expect(said).toMatch(/^The arcade could not start: .*ECONNREFUSED.*\n$/);
  expect(code).toBe(1);
});
