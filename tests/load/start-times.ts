import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort, repository } from '@lantern/tooling';
import { plain, type Table } from './report.ts';

/**
 * Starts a clone until it is ready, and stops it. Returns the seconds from the command to the
 * printed addresses.
 */
async function secondsToStart(clone: string, home: string): Promise<number> {
  const began = performance.now();
  const { PATH } = process.env;
  const env = {
    PATH: PATH?.split(':')
      .filter((folder) => !folder.startsWith(repository))
      .join(':'),
    HOME: home,
    PORT: String(await freePort()),
  };
  const npm = spawn('npm', ['start'], {
    cwd: clone,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const seconds = await new Promise<number>((resolve, reject) => {
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      if (output.includes('Ctrl-C')) resolve((performance.now() - began) / 1000);
    };
    npm.stdout.on('data', hear);
    npm.stderr.on('data', hear);
    npm.once('exit', () => reject(new Error(`npm start ended:\n${output}`)));
  });
  await new Promise((done) => {
    npm.removeAllListeners('exit').once('exit', done);
    process.kill(-(npm.pid ?? 0), 'SIGINT');
  });
  return seconds;
}

/** P11: `npm start` on a fresh clone with empty caches, and again. */
export async function measureStart(): Promise<Table> {
  const folder = mkdtempSync(path.join(tmpdir(), 'lantern-clone-'));
  chmodSync(folder, 0o755);
  try {
    const clone = path.join(folder, 'lantern');
    execFileSync('git', ['clone', '--quiet', repository, clone]);
    const cold = await secondsToStart(clone, folder);
    const warm = [];
    for (let round = 0; round < 3; round += 1) warm.push(await secondsToStart(clone, folder));
    return {
      title: 'P11  npm start, from the command to the addresses',
      target: 'cold ≤ 120 s, warm ≤ 5 s',
      rows: [
        plain('cold, fresh clone and empty caches', `${cold.toFixed(1)} s`),
        plain('warm', `${warm.map((one) => one.toFixed(1)).join(', ')} s`),
      ],
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
