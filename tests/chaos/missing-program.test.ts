import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { repository } from '@lantern/tooling';
import { expect, it } from 'vitest';

const nothingInstalled = { ...process.env, PATH: path.join(repository, 'tests', 'chaos') };

it.each([
  ['npm run chaos', 'chaos/main.ts'],
  ['npm run bench', 'load/main.ts'],
])('%s names the package of a missing redis-server, and starts nothing', (_, program) => {
  const file = path.join(repository, 'tests', program);
  const { status, stdout, stderr } = spawnSync(process.execPath, [file], {
    env: nothingInstalled,
    encoding: 'utf8',
  });
  expect({ status, stdout, stderr }).toEqual({
    status: 1,
    stdout: 'redis-server is not installed. On Debian or Ubuntu: apt-get install redis-server\n',
    stderr: '',
  });
});
