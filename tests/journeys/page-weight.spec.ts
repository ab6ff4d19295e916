import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { beyond, dist, filesOf, sizeOf } from '../load/page-weight.ts';

/** Gzipped bytes. */
const budget = { script: 175_000, style: 25_000, route: 60_000 };

/**
 * The groups that the specification requires as separate chunks, each with an address that loads
 * it.
 */
const groups = {
  egame: '/rng',
  elott: '/elott',
  lottery: '/lottery',
  pointMall: '/pointMall',
  promo: '/promotions',
  promoDetail: '/promoDetail?id=none',
  seamless: '/seamless',
  vnlottery: '/vnlottery',
  byIframe: '/game',
};
const others = ['/register', '/login', '/helpmc', '/down', '/me', '/no-such-page'];

test.describe('the weight of pages', () => {
  test('P8 the first load of / is at most 175 KB of JavaScript and 25 KB of CSS', async ({
    page,
  }) => {
    const home = await filesOf(page, '/');
    expect(sizeOf(home, '.js')).toBeLessThanOrEqual(budget.script);
    expect(sizeOf(home, '.css')).toBeLessThanOrEqual(budget.style);
  });

  test('P8 no other page adds more than 60 KB of JavaScript', async ({ browser }) => {
    test.slow();
    const visit = async (address: string) => {
      const context = await browser.newContext();
      const files = await filesOf(await context.newPage(), address);
      await context.close();
      return files;
    };
    const home = await visit('/');
    for (const address of [...Object.values(groups), ...others]) {
      const added = sizeOf(beyond(await visit(address), home), '.js');
      expect.soft(added, address).toBeLessThanOrEqual(budget.route);
    }
  });
});

test('NAV-02 each group of the specification is a separate chunk', () => {
  const chunks = readdirSync(path.join(dist, 'assets')).filter((name) => name.endsWith('.js'));
  const missing = ['index', ...Object.keys(groups)].filter(
    (group) => !chunks.some((name) => name.replace(/-[\w-]{8}\.js$/, '') === group),
  );
  expect(missing).toEqual([]);
});

test('the worker caches existing files of the first load only', () => {
  const worker = readFileSync(path.join(dist, 'shell-worker.js'), 'utf8');
  const files = worker.match(/"?files"?:\s*(\[[^\]]+\])/)?.[1] ?? '[]';
  const listed = [...files.matchAll(/["'`](\/[^"'`]+)["'`]/g)].map(([, name = '']) => name);
  expect(listed.filter((name) => name.endsWith('.css'))).toHaveLength(1);
  expect(listed.filter((name) => !existsSync(path.join(dist, name)))).toEqual([]);
});
