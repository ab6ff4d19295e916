import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildPages } from '../../testing/pages.ts';
import { useTestSite } from '../../testing/test-site.ts';
import { serveOperations } from './operations.ts';

const site = useTestSite({}, undefined, buildPages());
let operations: Server;
let url = '';
let closing = false;

beforeAll(async () => {
  operations = await serveOperations(site.site, () => closing);
  url = `http://127.0.0.1:${(operations.address() as AddressInfo).port}`;
});
afterAll(async () => {
  operations.close();
  await once(operations, 'close');
});

const ask = async (path: string) => {
  const answer = await fetch(url + path);
  return {
    status: answer.status,
    text: await answer.text(),
    type: answer.headers.get('content-type'),
  };
};

describe('the operations port', () => {
  it('serves the metrics, with each call by its name', async () => {
    await site.client.raw('GET', '/wps/system/settings');
    const { status, text, type } = await ask('/metrics');
    expect([status, type]).toEqual([200, expect.stringContaining('text/plain')]);
    expect(text).toMatch(/lantern_call_seconds_count\{call="siteSettings",status="2xx"\} [1-9]/);
    expect(text).toContain('process_resident_memory_bytes');
  });

  it('serves no call, and no metric is named by caller input', async () => {
    await site.client.raw('GET', '/wps/made-up-name');
    expect((await ask('/wps/system/settings')).status).toBe(404);
    expect((await ask('/metrics')).text).not.toContain('made-up-name');
  });

  it('reports whether the process is alive and ready, and when it is closing', async () => {
    expect(await ask('/healthz')).toMatchObject({ status: 200, text: '{"status":"alive"}' });
    expect(await ask('/readyz')).toMatchObject({
      status: 200,
      text: '{"status":"ready","troubles":[]}',
    });
    closing = true;
    expect(await ask('/readyz')).toMatchObject({
      status: 503,
      text: '{"status":"not ready","troubles":["closing"]}',
    });
    closing = false;
  });
});

describe('the site port', () => {
  it('has no metrics', async () => {
    const { text } = await site.client.raw('GET', '/metrics');
    expect(text).not.toContain('lantern_call_seconds');
  });

  it('reports whether the process is alive and ready, without a brand', async () => {
    for (const path of ['/healthz', '/readyz']) {
      const { status, body } = await site.client.raw('GET', path).set('host', '10.0.0.1');
      expect([status, body]).toEqual([
        200,
        expect.objectContaining({ status: expect.stringMatching(/alive|ready/) }),
      ]);
    }
  });
});
