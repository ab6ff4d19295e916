import type { AddressInfo } from 'node:net';
import { payment } from '@lantern/contracts/payment-gateway';
import { sign } from '@lantern/signing';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { buildPaygate, type Parts } from '../src/app.ts';

export const secret = 'a key that only the tests of this gateway know';

interface Signing {
  readonly key?: string;
  /** Milliseconds since 1970. */
  readonly at?: number;
}

export interface Answer {
  readonly status: number;
  readonly body: { success: boolean; code?: string; message?: string; value?: unknown };
}

export interface Gateway {
  readonly origin: string;
  /** A signed call of the site. */
  call(method: 'GET' | 'POST', path: string, body?: unknown, signing?: Signing): Promise<Answer>;
  /** Opens a payment and returns it in the shape of the protocol. */
  open(request: object): Promise<ReturnType<typeof payment.parse>>;
  /** The payment of a reference. */
  find(reference: string): Promise<ReturnType<typeof payment.parse>>;
  /** Presses a button of the payer's page, without following the redirect. */
  press(payUrl: string, action: string, amount?: string): Promise<Response>;
}

/** Starts a gateway on a free port; it is closed after the test. */
export async function startGateway(parts: Partial<Parts> = {}): Promise<Gateway> {
  const config = {
    ...{ port: 0, host: '127.0.0.1', publicUrl: 'http://gateway.test', secret, logLevel: 'silent' },
    ...{
      fieldpay: { merchant: 'LANTERN', secret },
      tokenpay: { apiKey: secret, callbackToken: secret },
    },
    ...{ retryDelayMs: 1, stepDelayMs: 5, hangMs: 50 },
  };
  const app = await buildPaygate(config, { log: pino({ level: 'silent' }), ...parts });
  await app.listen({ host: config.host, port: config.port });
  onTestFinished(() => app.close());
  const origin = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;

  const call: Gateway['call'] = async (
    method,
    path,
    body,
    { key = secret, at = Date.now() } = {},
  ) => {
    const text = body === undefined ? '' : typeof body === 'string' ? body : JSON.stringify(body);
    const headers = {
      ...sign(key, { method, path, body: text }, at),
      ...(text && { 'content-type': 'application/json' }),
    };
    const reply = await fetch(origin + path, { method, headers, ...(text && { body: text }) });
    return { status: reply.status, body: (await reply.json()) as Answer['body'] };
  };
  const value = (answer: Answer) => payment.parse(answer.body.value);
  return {
    origin,
    call,
    open: async (request) => value(await call('POST', '/v1/payments', request)),
    find: async (reference) => value(await call('GET', `/v1/payments/${reference}`)),
    press: (payUrl, action, amount) =>
      fetch(origin + new URL(payUrl).pathname, {
        method: 'POST',
        body: new URLSearchParams({ action, ...(amount !== undefined && { amount }) }),
        redirect: 'manual',
      }),
  };
}

/** A payment request with the changes of a test. */
export function paymentRequest(changes: object = {}): Record<string, string> {
  return {
    reference: 'D-7K2M9Q4W',
    amount: '250000',
    currency: 'VND',
    description: 'Deposit D-7K2M9Q4W',
    returnUrl: 'http://localhost:3000/deposit',
    webhookUrl: 'http://127.0.0.1:9/pay/paygate/webhook',
    expiresAt: new Date(Date.now() + 600_000).toISOString(),
    ...changes,
  };
}
