import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { vendorPaths } from '@lantern/contracts/seamless-wallet';
import { verify } from '@lantern/signing';
import { expect, it, onTestFinished } from 'vitest';
import { FakeClock } from '../../../../testing/fake-clock.ts';
import { Seamless } from './seamless.ts';

const secret = 'a-secret-of-thirty-two-characters';
const bet = { transactionId: 'bet:1', kind: 'bet', currency: 'VND', amount: '1000' };
const win = { transactionId: 'win:1', kind: 'win', currency: 'VND', amount: '2500' };

interface Page {
  transactions: object[];
  next: string | null;
}

/** A vendor with these pages, by where they begin; without one it answers 404. */
async function vendorWith(pages: Record<string, Page>): Promise<Seamless> {
  const server = createServer(async (request, response) => {
    const body = Buffer.concat(await request.toArray());
    const { method = '', url: path = '', headers } = request;
    expect(path).toBe(vendorPaths.day);
    expect(verify([secret], { method, path, body }, headers, Date.now())).toBe('valid');
    const { day, after } = JSON.parse(body.toString()) as { day: string; after: string | null };
    expect(day).toBe('2026-11-22');
    const value = pages[after ?? 'first'];
    response.writeHead(value ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ success: value !== undefined, value }));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return new Seamless({
    ...{ code: 'ABC', url, publicUrl: url, secrets: [secret], allowedAddresses: [] },
    clock: new FakeClock(),
  });
}

it('F15 reads all pages of a day, and keeps bets and wins apart', async () => {
  const vendor = await vendorWith({
    first: { transactions: [bet, win], next: 'r-1' },
    'r-1': { transactions: [{ ...bet, transactionId: 'bet:2' }], next: null },
  });
  expect(await vendor.dayReport('2026-11-22')).toMatchObject({
    bets: [{ reference: 'bet:1', status: 'paid', amount: 1000n }, { reference: 'bet:2' }],
    wins: [{ reference: 'win:1', amount: 2500n, currency: 'VND' }],
  });
});

it('F15 knows a vendor without such a list', async () => {
  expect(await (await vendorWith({})).dayReport('2026-11-22')).toBeUndefined();
});

it.each([
  ['another kind', { transactions: [{ ...bet, kind: 'gift' }], next: null }],
  ['a fraction', { transactions: [{ ...bet, amount: '0.5' }], next: null }],
  ['no transactions', { next: null } as unknown as Page],
])('F15 rejects a list with %s', async (_, page) => {
  await expect((await vendorWith({ first: page })).dayReport('2026-11-22')).rejects.toThrow();
});

it('F15 stops at a page that repeats itself', async () => {
  const page = { transactions: [bet], next: 'r-1' };
  const vendor = await vendorWith({ first: page, 'r-1': page });
  await expect(vendor.dayReport('2026-11-22')).rejects.toThrow('repeats a page');
});
