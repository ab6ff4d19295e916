import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pagePolicy } from '@lantern/outside';
import { expect, onTestFinished } from 'vitest';
import { test } from '../../testing/test.ts';

/** Stands for the output of the build. */
async function builtPages(): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'arcade-pages-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  await mkdir(path.join(folder, 'assets'));
  await mkdir(path.join(folder, 'art'));
  await mkdir(path.join(folder, 'saved'));
  const pages = ['game', 'table', 'crash', 'league', 'room', 'reef'];
  for (const page of pages)
    await writeFile(
      path.join(folder, `${page}.html`),
      '<meta name="frame-ancestors" content="__FRAME_ANCESTORS__">',
    );
  await writeFile(path.join(folder, 'verify.html'), '<h1>Check a round</h1>');
  await writeFile(path.join(folder, 'saved', 'verify.html'), '<h1>Saved</h1>');
  await writeFile(path.join(folder, 'assets', 'play-1.js'), 'play();');
  await writeFile(path.join(folder, 'assets', 'play-1.js.br'), 'compressed');
  await writeFile(
    path.join(folder, 'art', 'lucky-bowl.svg'),
    '<svg xmlns="http://www.w3.org/2000/svg"/>',
  );
  return folder;
}

const ancestors = 'http://localhost:3000 http://harbor.localhost:3000';

test('K6 the game is framed by the configured sites only, and is not cached', async ({ world }) => {
  const { url, logged } = await world.start({ pagesFolder: await builtPages() });
  const page = await fetch(`${url}/play/lucky-bowl?token=not-for-the-log&lang=vi`);
  expect(page.headers.get('content-security-policy')).toContain(`frame-ancestors ${ancestors}`);
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(page.headers.has('set-cookie')).toBe(false);
  expect(await page.text()).toContain(`content="${ancestors}"`);
  expect(logged.join()).toContain('/play/lucky-bowl');
  expect(logged.join()).not.toContain('not-for-the-log');
});

test.for<[string[], string]>([
  [['https://a.example', 'https://b.example'], 'https://a.example https://b.example'],
  [[], "'none'"],
])(
  'K6 for the sites %j the frame ancestors are %s, and the page loads only our files',
  ([sites, ancestors]) => {
    expect(pagePolicy(sites)).toBe(
      "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; " +
        "connect-src 'self'; font-src 'self'; " +
        `base-uri 'none'; form-action 'none'; frame-ancestors ${ancestors}`,
    );
  },
);

test('the built files are served compressed and cached forever', async ({ world }) => {
  const { url } = await world.start({ pagesFolder: await builtPages() });
  const script = await fetch(`${url}/assets/play-1.js`, { headers: { 'accept-encoding': 'gzip' } });
  expect(script.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(await script.text()).toBe('play();');
  const head = await fetch(`${url}/assets/play-1.js`, {
    method: 'HEAD',
    headers: { 'accept-encoding': 'br' },
  });
  expect(head.headers.get('content-encoding')).toBe('br');
});

test('GAM-25 the verifier is public, and the site may show the drawings', async ({ world }) => {
  const { url } = await world.start({ pagesFolder: await builtPages() });
  expect((await fetch(`${url}/verify?round=x`)).status).toBe(200);
  const art = await fetch(`${url}/art/lucky-bowl.svg`);
  expect(art.headers.get('cross-origin-resource-policy')).toBe('cross-origin');
  expect(art.headers.get('content-type')).toContain('image/svg+xml');
});

test('GAM-25 the verifier is offered as one file to save', async ({ world }) => {
  const { url } = await world.start({ pagesFolder: await builtPages() });
  const file = await fetch(`${url}/verifier.html`);
  expect(file.headers.get('content-disposition')).toBe(
    'attachment; filename="lantern-verifier.html"',
  );
  expect(await file.text()).toBe('<h1>Saved</h1>');
});
