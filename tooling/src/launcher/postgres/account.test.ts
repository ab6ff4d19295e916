import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { canReach } from './account.ts';

const stranger = { uid: 54_321, gid: 54_321 };

function folders(mode: number): string {
  const outer = mkdtempSync(path.join(realpathSync(tmpdir()), 'lantern-reach-'));
  onTestFinished(() => rmSync(outer, { recursive: true }));
  const inner = path.join(outer, 'inner');
  mkdirSync(inner);
  chmodSync(inner, 0o755);
  chmodSync(outer, mode);
  return inner;
}

test('an account reaches a folder if it may enter every folder above', () => {
  expect(canReach(folders(0o711), stranger)).toBe(true);
});

test('one closed folder above blocks it', () => {
  expect(canReach(folders(0o700), stranger)).toBe(false);
});

test('the owner may enter where others may not', () => {
  const uid = process.getuid?.() ?? 0;
  expect(canReach(folders(0o700), { uid, gid: 54_321 })).toBe(true);
});
