import { execFile } from 'node:child_process';
import path from 'node:path';
import { createEmptyDatabase, runOn } from '@lantern/migrate/testing';
import { expect, it } from 'vitest';

const program = path.join(import.meta.dirname, 'setup.ts');

/** Runs the set-up as before the start of the site. */
function setUp(url: string, environment: string): Promise<{ code: number; told: string }> {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const env = { PATH, NODE_COMPILE_CACHE, DATABASE_URL: url, NODE_ENV: environment };
  return new Promise((resolve) => {
    execFile(process.execPath, [program], { env }, (error, _out, told) =>
      resolve({
        code: Number(error?.code ?? 0),
        told: told
          .split('\n')
          .filter((line) => line.includes('demo'))
          .join(''),
      }),
    );
  });
}

it('L4 a demonstration cannot become a production site while its logins are public', async () => {
  const url = await createEmptyDatabase();
  expect(await setUp(url, 'development')).toEqual({ code: 0, told: '' });
  await runOn(
    url,
    "update member set password_hash = null, status = 'disabled' where username <> 'demoagent'",
  );
  await runOn(url, "update staff set disabled_at = now() where username <> 'demostaff'");

  const refused = await setUp(url, 'production');
  expect(refused.code).toBe(1);
  expect(refused.told).toContain(
    'these have it: demoagent of harbor, demoagent of lantern, ' +
      'demostaff of the staff of harbor, demostaff of the staff of lantern. Use a',
  );
  expect(refused.told).not.toContain('Lantern-demo-1');

  await runOn(
    url,
    `update member set password_hash = null, status = 'disabled';
     update staff set disabled_at = now()`,
  );
  expect(await setUp(url, 'production')).toEqual({ code: 0, told: '' });
});

it('L4 a production site is set up without logins, even a second time', async () => {
  const url = await createEmptyDatabase();
  for (let times = 0; times < 2; times += 1) {
    expect(await setUp(url, 'production')).toEqual({ code: 0, told: '' });
  }
  expect(
    await runOn(url, 'select username from member union all select username from staff'),
  ).toEqual([]);
});
