import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';

/** A minimal built site in a temporary folder, removed after the tests of the file. */
export function buildPages(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'lantern-pages-'));
  mkdirSync(path.join(root, 'assets'));
  const head = '<title>Site</title><meta name="description" content="" />';
  const body = `<head>${head}</head><body></body>`;
  const page = `<!doctype html><html lang="en" data-theme="light">${body}</html>`;
  writeFileSync(path.join(root, 'index.html'), page);
  writeFileSync(path.join(root, 'boot.js'), 'document.title;');
  writeFileSync(path.join(root, 'assets', 'app-0a1b2c3d.js'), 'export {};');
  writeFileSync(path.join(root, 'secret.env'), 'PASSWORD=x');
  afterAll(() => rmSync(root, { recursive: true, force: true }));
  return root;
}
