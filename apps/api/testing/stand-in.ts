import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { sign } from '@lantern/signing';
import { afterAll, beforeAll, expect, vi } from 'vitest';
import { Fieldpay } from '../src/adapters/fieldpay.ts';
import { Paygate } from '../src/adapters/paygate.ts';
import { Tokenpay } from '../src/adapters/tokenpay.ts';
import { freePort } from './gateway-process.ts';
import type { TestSite } from './test-site.ts';

const program = path.join(import.meta.dirname, '..', '..', 'paygate', 'src', 'main.ts');
const secret = 'a secret of the stand-in that is long enough';
export const [merchant, callbackToken] = ['LANTERN', 'a token of the stand-in that is long enough'];
/** Milliseconds: longer than a busy machine takes, and shorter than a hanging reply. */
const [patience, hangMs] = [1500, 2500];

export interface StandIn {
  readonly url: string;
  readonly secret: string;
  /** Acts like a payer on the gateway's page; resolves after the site was notified. */
  press(payUrl: string, action: string, amount?: string): Promise<void>;
  /** Makes the reply to the next call fail after its work; with a method, to its next call. */
  fail(fault: 'hang' | 'drop', method?: 'POST'): Promise<void>;
}

/**
 * The stand-in payment gateway as a separate process, with the site's real adapters for its three
 * protocols, for all tests of a file.
 */
export async function useStandIn(site: TestSite): Promise<StandIn> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const shared = {
    url,
    patience,
    clock: site.clock,
    get webhookBaseUrl() {
      return site.url;
    },
  };
  site.gateways = [
    new Paygate(withSite(shared, { secret })),
    new Fieldpay(withSite(shared, { merchant, secret, publicUrl: url })),
    new Tokenpay(withSite(shared, { apiKey: secret, callbackToken })),
  ];
  let child: ChildProcess | undefined;
  beforeAll(async () => {
    child = start(port, url);
    await vi.waitUntil(() => answers(url), { timeout: 60_000, interval: 50 });
  });
  afterAll(async () => {
    child?.kill('SIGKILL');
    if (child) await once(child, 'close');
  });
  return {
    url,
    secret,
    press: async (payUrl, action, amount) => {
      const page = await fetch(payUrl, { redirect: 'manual' });
      const place = new URL(page.headers.get('location') ?? payUrl, url);
      const body = new URLSearchParams({ action, ...(amount !== undefined && { amount }) });
      expect((await fetch(place, { method: 'POST', body, redirect: 'manual' })).status).toBe(303);
    },
    fail: async (fault, method) => {
      const [requestPath, body] = ['/v1/faults', JSON.stringify({ fault, calls: 1, method })];
      const headers = {
        ...sign(secret, { method: 'POST', path: requestPath, body }, Date.now()),
        'content-type': 'application/json',
      };
      expect((await fetch(url + requestPath, { method: 'POST', headers, body })).status).toBe(200);
    },
  };
}

/** The site's address is known after its start, and read when needed. */
function withSite<Shared extends { webhookBaseUrl: string }, More extends object>(
  shared: Shared,
  more: More,
): Shared & More {
  return Object.defineProperties({ ...more }, Object.getOwnPropertyDescriptors(shared)) as Shared &
    More;
}

const answers = (url: string): Promise<boolean> =>
  fetch(`${url}/healthz`).then(
    ({ ok }) => ok,
    () => false,
  );

function start(port: number, url: string): ChildProcess {
  return spawn(process.execPath, [program], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      PORT: String(port),
      PUBLIC_URL: url,
      PAYGATE_SECRET: secret,
      FIELDPAY_MERCHANT: merchant,
      FIELDPAY_SECRET: secret,
      TOKENPAY_API_KEY: secret,
      TOKENPAY_CALLBACK_TOKEN: callbackToken,
      STEP_DELAY_MS: '20',
      HANG_MS: String(hangMs),
      RETRY_DELAY_MS: '20',
      LOG_LEVEL: 'silent',
    },
    stdio: 'ignore',
  });
}
