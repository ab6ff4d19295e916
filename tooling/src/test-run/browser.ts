import { existsSync } from 'node:fs';
import path from 'node:path';
import { findOnPath, isProgram } from '../launcher/find-on-path.ts';

/**
 * Chromium's headless shell needs about two thirds of the processor time of a full browser.
 */
const onPath = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];

function usualPlaces(env: NodeJS.ProcessEnv): string[] {
  const mac = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
    (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
  );
  const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(
    (folder) => folder !== undefined,
  );
  const windows = folders.flatMap((folder) => [
    path.join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe'),
    path.join(folder, 'Microsoft', 'Edge', 'Application', 'msedge.exe'),
  ]);
  return ['/usr/bin/chromium', ...mac, ...windows];
}

/**
 * The Chromium of this machine. CHROME_PATH overrides the search.
 * @throws Error if CHROME_PATH names no file
 */
export function findBrowser(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const named = env.CHROME_PATH;
  if (named && !existsSync(named)) throw new Error(`CHROME_PATH is ${named}, where no file is.`);
  if (named) return named;
  const found = onPath.map((name) => findOnPath(name, env.PATH)).find((file) => file !== undefined);
  return found ?? usualPlaces(env).find(isProgram);
}

/**
 * They stop Chromium's own background requests, which would time out on a machine without
 * internet access.
 */
export const quietFlags: readonly string[] = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
