import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findBrowser } from './browser.ts';

function folderWith(file: string): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'lantern-browser-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(path.join(folder, file), '');
  chmodSync(path.join(folder, file), 0o755);
  return folder;
}

test('CHROME_PATH overrides the PATH', () => {
  const named = path.join(folderWith('my-browser'), 'my-browser');
  expect(findBrowser({ CHROME_PATH: named, PATH: folderWith('chromium') })).toBe(named);
});

test('a CHROME_PATH without a file is an error', () => {
  expect(() =>
    findBrowser({ CHROME_PATH: '/nowhere/chrome', PATH: folderWith('chromium') }),
  ).toThrow('CHROME_PATH');
});

test.skipIf(process.platform === 'win32')('a browser on the PATH is found', () => {
  const folder = folderWith('google-chrome');
  expect(findBrowser({ PATH: folder })).toBe(path.join(folder, 'google-chrome'));
});

test.skipIf(process.platform === 'win32')(
  'the headless shell is preferred to a full browser',
  () => {
    const [shell, whole] = [folderWith('chromium-headless-shell'), folderWith('chromium')];
    const found = findBrowser({ PATH: [whole, shell].join(path.delimiter) });
    expect(found).toBe(path.join(shell, 'chromium-headless-shell'));
  },
);
