import { execFile } from 'node:child_process';
import path from 'node:path';
import { copyDatabase, openEmptyDatabase, runOn } from '@lantern/migrate/testing';
import { verify } from '@node-rs/argon2';
import { afterAll, beforeAll, expect, it } from 'vitest';

interface End {
  code: number;
  out: string;
  told: string;
}

function run(program: string, url: string, args: readonly string[] = []): Promise<End> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, DATABASE_URL: url, NODE_ENV: 'production' };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [path.join(import.meta.dirname, program), ...args],
      { env },
      (error, out, told) => resolve({ code: Number(error?.code ?? 0), out, told }),
    );
  });
}

/** A site that is set up, and of which each test has a copy. */
let site: Awaited<ReturnType<typeof openEmptyDatabase>>;
beforeAll(async () => {
  site = await openEmptyDatabase();
  await run('setup.ts', site.url);
});
afterAll(() => site.drop());

it('OPR-01 gives a site its first owner, with an audited password that is shown once', async () => {
  const url = await copyDatabase(site.url);
  const added = await run('add-owner.ts', url, ['lantern', 'anna']);
  expect(added).toMatchObject({ code: 0, told: '' });
  const password = added.out.split(': ').at(-1)?.trim() ?? '';
  const staff = await runOn(
    url,
    `select username, role, password_hash as hash, password_is_default as is_first, counts_from
      from staff`,
  );
  expect(staff).toMatchObject([
    { username: 'anna', role: 'owner', is_first: true, counts_from: null },
  ]);
  expect(await verify(String(staff[0]?.hash), password)).toBe(true);
  expect(await runOn(url, 'select actor, action, subject from audit_event')).toEqual([
    { actor: 'site', action: 'staff_added', subject: 'anna' },
  ]);
});

it.each([
  [['nowhere', 'anna'], 'There is no brand nowhere.'],
  [['lantern', 'Anna Nguyen'], 'A username has'],
  [['lantern'], 'Say the brand and the username'],
])('OPR-01 rejects %j as an owner', async (args, told) => {
  const url = await copyDatabase(site.url);
  const refused = await run('add-owner.ts', url, args);
  expect(refused).toMatchObject({ code: 1, out: '', told: expect.stringContaining(told) });
  expect(await runOn(url, 'select 1 as found from staff')).toEqual([]);
});

it('OPR-01 does not replace an existing person', async () => {
  const url = await copyDatabase(site.url);
  await run('add-owner.ts', url, ['lantern', 'anna']);
  const before = await runOn(url, 'select password_hash from staff');
  expect(await run('add-owner.ts', url, ['lantern', 'anna'])).toMatchObject({ code: 1, out: '' });
  expect(await runOn(url, 'select password_hash from staff')).toEqual(before);
});
