import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { disarmPidFile, runningServer } from './pid-file.ts';

/** A data folder whose pid file names a process; the rest is as PostgreSQL writes it. */
function dataWith(pid: number): { data: string; read: () => string } {
  const data = mkdtempSync(path.join(tmpdir(), 'lantern-pid-'));
  onTestFinished(() => rmSync(data, { recursive: true }));
  const file = path.join(data, 'postmaster.pid');
  writeFileSync(file, `${pid}\n${data}\n1700000000\n5432\n\n127.0.0.1\n  1234567 0\nready\n`);
  return { data, read: () => readFileSync(file, 'utf8') };
}

test('a process id that another program has now is not a running server', () => {
  expect(runningServer(dataWith(process.pid).data)).toBeUndefined();
});

test('the corrected file names no process, and still the shared memory to check', () => {
  const { data, read } = dataWith(process.pid);
  disarmPidFile(data);
  const [pid = '', ...rest] = read().split('\n');
  expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH');
  expect(rest).toContain('  1234567 0');
});

test('a folder without a pid file stays unchanged', () => {
  const { data } = dataWith(process.pid);
  rmSync(path.join(data, 'postmaster.pid'));
  expect(() => disarmPidFile(data)).not.toThrow();
});
