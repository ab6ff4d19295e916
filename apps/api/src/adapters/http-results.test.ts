import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { AskedDraw } from '../ports/result-source.ts';
import { HttpResults } from './http-results.ts';

const draw: AskedDraw = {
  ...{ drawId: 'vn-hcm-20261124', family: 'vn18', region: 'south', province: 'hcm' },
  date: '2026-11-24',
};
const numbers = ['123456', '12345'];
const about = { province: 'hcm', date: '2026-11-24' };

let server: Server | undefined;
afterEach(() => {
  server?.close();
});

/** A source whose server answers as told. */
async function sourceThat(answer: RequestListener): Promise<HttpResults> {
  server = createServer(answer);
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return new HttpResults({ name: 'one', url: `http://127.0.0.1:${port}/results?v=1`, key: 'k' });
}
const saying = (value: unknown, status = 200): RequestListener => {
  return (_request, response) => {
    response.writeHead(status).end(typeof value === 'string' ? value : JSON.stringify(value));
  };
};

describe('LOT-02 a source of results', () => {
  it('LOT-02 is asked for one draw, with its key', async () => {
    let asked = '';
    const source = await sourceThat((request, response) => {
      asked = `${request.url} ${request.headers.authorization}`;
      response.end(JSON.stringify({ ...about, numbers: [...numbers, ''], more: 1 }));
    });
    expect(await source.fetch(draw)).toEqual(numbers);
    expect(asked).toBe('/results?v=1&region=south&province=hcm&date=2026-11-24 Bearer k');
  });

  it('LOT-02 has nothing yet with status 404', async () => {
    expect(await (await sourceThat(saying('', 404))).fetch(draw)).toBeUndefined();
  });

  it.each([
    ['a failure', saying('', 500), 'unreachable'],
    ['no JSON', saying('<html>'), 'unreadable'],
    ['no numbers', saying(about), 'unreadable'],
    ['numbers as numbers', saying({ ...about, numbers: [12345] }), 'unreadable'],
    ['another day', saying({ ...about, date: '2026-11-23', numbers }), 'other_draw'],
    ['another province', saying({ ...about, province: 'ca-mau', numbers }), 'other_draw'],
  ])('LOT-02 has a fault with %s', async (_what, answer, fault) => {
    await expect((await sourceThat(answer)).fetch(draw)).rejects.toMatchObject({ fault });
  });

  it('LOT-02 is unreachable without a server', async () => {
    const source = new HttpResults({ name: 'one', url: 'http://127.0.0.1:9', key: 'k' });
    await expect(source.fetch(draw)).rejects.toMatchObject({ fault: 'unreachable' });
  });
});
