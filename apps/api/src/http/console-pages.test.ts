import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { staffEndpoints } from '@lantern/contracts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPages } from '../../testing/pages.ts';
import { useTestSite } from '../../testing/test-site.ts';

/** A built console with one page and one script. */
function buildConsole(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'lantern-console-'));
  mkdirSync(path.join(root, 'assets'));
  writeFileSync(path.join(root, 'index.html'), '<!doctype html><title>Console</title>');
  writeFileSync(path.join(root, 'boot.js'), '// boot');
  writeFileSync(path.join(root, 'assets', 'index-abc.js'), 'export {};');
  return root;
}

const site = useTestSite({}, undefined, buildPages(), buildConsole());
const open = (address: string, host = 'localhost') =>
  site.client.raw('GET', address).set({ host, accept: 'text/html' });

describe('OPR-01 the console at a host of its own', () => {
  const host = 'staff.test:3000';
  const askAt = (method: 'GET' | 'POST', address: string, at = host) =>
    site.client.raw(method, address).set({ host: at, accept: 'text/html' });
  beforeAll(async () => {
    await site.query(
      `insert into brand_host (host, brand_id, console)
       select 'staff.test', id, true from brand where code = 'lantern'`,
    );
    await site.site.brands.reload();
  });
  afterAll(async () => {
    await site.query("delete from brand_host where host = 'staff.test'");
    await site.site.brands.reload();
  });

  it('serves the console there, and the calls of staff', async () => {
    expect((await open('/console', host)).text).toContain('Console');
    expect((await open('/console/assets/index-abc.js', host)).status).toBe(200);
    expect((await open('/', host)).headers.location).toBe('/console');
    const { status, reply } = await site.client.call(staffEndpoints.staffSession, { host });
    expect([status, reply]).toMatchObject([401, { code: 'staff_not_logged_in' }]);
    expect((await open('/healthz', host)).status).toBe(200);
  });

  it.each(['/register', '/wps/system/keys', '/wps/socket', '/docs', '/manifest.webmanifest'])(
    'serves nothing of the site there: %s',
    async (address) => {
      expect((await askAt('GET', address)).status).toBe(404);
    },
  );

  it.each([
    ['GET', '/console'],
    ['GET', '/console/'],
    ['GET', '/Console'],
    ['GET', '//console'],
    ['GET', '/%63onsole'],
    ['GET', '/console/assets/index-abc.js'],
    ['GET', '/ops/session'],
    ['POST', '/ops/session'],
    ['POST', '/ops%2Fsession'],
  ] as const)('K20 D14 is unknown to the brand’s other hosts: %s %s', async (method, address) => {
    const { status, text } = await askAt(method, address, 'localhost');
    expect([status, JSON.parse(text)]).toMatchObject([404, { code: 'not_found' }]);
  });

  it('changes nothing for a brand without one', async () => {
    expect((await open('/console', 'harbor.localhost')).status).toBe(200);
    expect((await open('/', 'localhost')).status).toBe(200);
  });
});

describe('OPR-01 the console', () => {
  it.each(['/console', '/console/', '/console/members/1', '/console/audit'])(
    'is served at %s',
    async (address) => {
      const { status, text, headers } = await open(address);
      expect([status, text]).toEqual([200, '<!doctype html><title>Console</title>']);
      expect(headers).toMatchObject({
        'cache-control': 'no-cache',
        'x-robots-tag': 'noindex',
        'x-frame-options': 'DENY',
      });
    },
  );

  it('K1 runs only its own scripts, injects no text as markup, and has no frames', async () => {
    const policy = (await open('/console')).headers['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'; style-src 'self'");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
    expect(policy).not.toContain('unsafe');
    expect(policy).not.toContain('frame-src');
  });

  it('serves immutable files, and one mutable page', async () => {
    const asset = await open('/console/assets/index-abc.js');
    expect(asset.status).toBe(200);
    expect(asset.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'x-robots-tag': 'noindex',
    });
    expect((await open('/console/boot.js')).headers['cache-control']).toBe('no-cache');
  });

  it('serves only built files, and answers no other address with its page', async () => {
    expect((await open('/console/assets/none.js')).status).toBe(404);
    expect((await open('/consolex')).text).not.toContain('Console');
    expect((await open('/CONSOLE')).status).toBe(404);
  });

  it('SYS-01 is served only at hosts of brands', async () => {
    const { status, body } = await open('/console', 'nobody.test');
    expect([status, body]).toMatchObject([404, { code: 'unknown_brand' }]);
  });

  it('answers no other method than GET and HEAD', async () => {
    const { status } = await site.client.raw('POST', '/console').set('host', 'localhost');
    expect(status).toBe(404);
  });
});
