import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { repository } from '@lantern/tooling';
import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';

let folder: string;
const inFolder = (...parts: string[]) => path.join(folder, ...parts);

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lantern-scripts-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  mkdirSync(inFolder('backups', 'wal'), { recursive: true });
  mkdirSync(inFolder('backups', 'base', 'night'), { recursive: true });
});

function run(script: string, ...args: string[]): { status: number | null; stderr: string } {
  const env = { ...process.env, BACKUPS: inFolder('backups'), PGDATA: inFolder('data') };
  return spawnSync('sh', [path.join(repository, 'ops/postgres', script), ...args], {
    env,
    encoding: 'utf8',
  });
}

describe('the archive', () => {
  const archive = (content: string) => {
    writeFileSync(inFolder('piece'), content);
    return run('archive.sh', inFolder('piece'), '0001').status;
  };
  const kept = () => gunzipSync(readFileSync(inFolder('backups', 'wal', '0001.gz'))).toString();

  test('stores a segment, and succeeds when the same one comes again', () => {
    expect([archive('log'), archive('log')]).toEqual([0, 0]);
    expect(kept()).toBe('log');
    expect(readdirSync(inFolder('backups', 'wal'))).toEqual(['0001.gz']);
  });

  test('never overwrites a segment with another content', () => {
    expect([archive('log'), archive('other')]).toEqual([0, 1]);
    expect(kept()).toBe('log');
  });

  test('fails for a segment that cannot be read', () => {
    expect(run('archive.sh', inFolder('nowhere'), '0001').status).not.toBe(0);
    expect(readdirSync(inFolder('backups', 'wal'))).not.toContain('0001.gz');
  });
});

describe('a restore', () => {
  /**
   * Makes a backup whose data has these settings, restores it, and returns the settings that
   * PostgreSQL would read.
   */
  function restored(settings: string, ...args: string[]): Record<string, string> {
    mkdirSync(inFolder('copy'));
    writeFileSync(inFolder('copy', 'postgresql.auto.conf'), settings);
    const file = inFolder('backups', 'base', 'night', 'base.tar.gz');
    spawnSync('tar', ['-C', inFolder('copy'), '-czf', file, '.']);
    // The script gives the files to PostgreSQL's account, which a machine with root may not have.
    run('restore.sh', 'night', ...args);
    const lines = readFileSync(inFolder('data', 'postgresql.auto.conf'), 'utf8').matchAll(
      /^(\w+) = '(.*)'$/gm,
    );
    return Object.fromEntries([...lines].map(([, name, value]) => [name ?? '', value ?? '']));
  }

  test('of a backup taken after an earlier restore ignores the target of that one', () => {
    const earlier =
      "recovery_target_time = '2026-11-21 14:30:00 UTC'\nrecovery_target_timeline = '2'\n";
    expect(restored(earlier)).toMatchObject({
      recovery_target_time: '',
      recovery_target_timeline: 'latest',
    });
  });

  test('treats a missing segment as the end of the WAL, and fails at a damaged one', () => {
    const { restore_command: command = '' } = restored('');
    const fetch = (piece: string) =>
      spawnSync('sh', ['-c', command.replaceAll('%f', piece).replaceAll('%p', inFolder('piece'))])
        .status;
    writeFileSync(inFolder('backups', 'wal', '0001.gz'), gzipSync('log'));
    writeFileSync(inFolder('backups', 'wal', '0002.gz'), gzipSync('log').subarray(0, 15));
    expect([fetch('0001'), fetch('0003')]).toEqual([0, 1]);
    // PostgreSQL aborts above 125.
    expect(fetch('0002')).toBeGreaterThan(125);
  });

  test('does not touch a data folder that is not empty', () => {
    mkdirSync(inFolder('data'));
    writeFileSync(inFolder('data', 'PG_VERSION'), '18');
    writeFileSync(inFolder('backups', 'base', 'night', 'base.tar.gz'), '');
    const { status, stderr } = run('restore.sh', 'night');
    expect([status, stderr]).toEqual([1, expect.stringContaining('is not empty')]);
    expect(readdirSync(inFolder('data'))).toEqual(['PG_VERSION']);
  });

  test('names a missing backup, and creates no data folder', () => {
    const { status, stderr } = run('restore.sh', 'morning');
    expect([status, stderr]).toEqual([1, expect.stringContaining('There is no backup')]);
    expect(existsSync(inFolder('data'))).toBe(false);
  });
});
