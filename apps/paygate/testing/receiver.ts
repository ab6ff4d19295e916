import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PaymentEvent } from '@lantern/contracts/payment-gateway';
import { paymentEvent } from '@lantern/contracts/payment-gateway';
import { type Verdict, verify } from '@lantern/signing';
import { onTestFinished, vi } from 'vitest';
import { secret } from './gateway.ts';

export interface Received {
  readonly event: PaymentEvent;
  readonly verdict: Verdict;
}

export interface Receiver {
  readonly url: string;
  readonly received: readonly Received[];
  /** The statuses of the next replies; then 200 again. */
  readonly answers: number[];
  /** Waits for `count` webhooks. */
  arrive(count: number): Promise<readonly Received[]>;
}

/** A fake site: receives webhooks, verifies their signatures and answers as a test says. */
export async function startReceiver(): Promise<Receiver> {
  const received: Received[] = [];
  const answers: number[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const body = Buffer.concat(chunks);
      const message = { method: request.method ?? '', path: request.url ?? '', body };
      const event = paymentEvent.parse(JSON.parse(body.toString('utf8')));
      received.push({ event, verdict: verify([secret], message, request.headers, Date.now()) });
      response.writeHead(answers.shift() ?? 200).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/pay/paygate/webhook?try=1`,
    received,
    answers,
    async arrive(count) {
      await vi.waitUntil(() => received.length >= count, { timeout: 30_000, interval: 5 });
      return received;
    },
  };
}
