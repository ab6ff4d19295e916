import { expect, test } from 'vitest';
import { type Gateway, paymentRequest, startGateway } from '../../testing/gateway.ts';
import { type Receiver, startReceiver } from '../../testing/receiver.ts';

interface Scene {
  readonly gateway: Gateway;
  readonly site: Receiver;
  readonly payUrl: string;
  status(): Promise<string>;
}

async function openPayment(changes: object = {}): Promise<Scene> {
  const gateway = await startGateway({ payDelayMs: 20 });
  const site = await startReceiver();
  const { payUrl } = await gateway.open(paymentRequest({ webhookUrl: site.url, ...changes }));
  return { gateway, site, payUrl, status: async () => (await gateway.find('D-7K2M9Q4W')).status };
}

const paid = { reference: 'D-7K2M9Q4W', status: 'paid', amount: '250000', currency: 'VND' };

test('paying sends one signed webhook and redirects the payer', async () => {
  const { gateway, site, payUrl, status } = await openPayment();
  const reply = await gateway.press(payUrl, 'pay');
  expect([reply.status, reply.headers.get('location')]).toEqual([
    303,
    `${new URL(payUrl).pathname}?acted=1`,
  ]);
  expect(site.received).toMatchObject([{ verdict: 'valid', event: paid }]);
  expect(await status()).toBe('paid');
});

test('a payment has the paid time of its event, and none before', async () => {
  const { gateway, site, payUrl } = await openPayment();
  expect((await gateway.find('D-7K2M9Q4W')).paidAt).toBeNull();
  await gateway.press(payUrl, 'pay');
  expect((await gateway.find('D-7K2M9Q4W')).paidAt).toBe(site.received[0]?.event.occurredAt);
});

test('a second press decides nothing and sends nothing', async () => {
  const { gateway, site, payUrl, status } = await openPayment();
  await gateway.press(payUrl, 'pay');
  const reply = await gateway.press(payUrl, 'fail');
  expect(reply.status).toBe(303);
  expect(site.received.length).toBe(1);
  expect(await status()).toBe('paid');
});

test('failing sends a failed webhook', async () => {
  const { gateway, site, payUrl, status } = await openPayment();
  await gateway.press(payUrl, 'fail');
  expect(site.received).toMatchObject([{ verdict: 'valid', event: { ...paid, status: 'failed' } }]);
  expect(await status()).toBe('failed');
});

test('paying later leaves the payment pending until then', async () => {
  const { gateway, site, payUrl, status } = await openPayment();
  await gateway.press(payUrl, 'delay');
  expect(site.received).toEqual([]);
  await site.arrive(1);
  expect(site.received).toMatchObject([{ verdict: 'valid', event: paid }]);
  expect(await status()).toBe('paid');
});

test('paying later does nothing when the payment is decided meanwhile', async () => {
  const { gateway, site, payUrl, status } = await openPayment();
  await gateway.press(payUrl, 'delay');
  await gateway.press(payUrl, 'delay');
  await site.arrive(1);
  await gateway.press(payUrl, 'fail');
  expect(await status()).toBe('paid');
  expect(site.received.length).toBe(1);
});

test('sending the webhook twice sends the same event twice', async () => {
  const { gateway, site, payUrl } = await openPayment();
  await gateway.press(payUrl, 'twice');
  const [first, second] = await site.arrive(2);
  expect([first?.verdict, second?.verdict]).toEqual(['valid', 'valid']);
  expect(second?.event).toEqual(first?.event);
});

test('a wrong signature is sent once and the payment stays pending', async () => {
  const { gateway, site, payUrl, status } = await openPayment();
  site.answers.push(401);
  await gateway.press(payUrl, 'forge');
  expect(site.received).toMatchObject([{ verdict: 'bad_signature', event: paid }]);
  expect(await status()).toBe('pending');
  // A retry of the rejected webhook would arrive before this one.
  await gateway.press(payUrl, 'pay');
  expect(site.received.map(({ verdict }) => verdict)).toEqual(['bad_signature', 'valid']);
});

test('paying another amount is reported everywhere', async () => {
  const { gateway, site, payUrl } = await openPayment({ currency: 'PHP' });
  await gateway.press(payUrl, 'other', '12.5');
  expect(site.received).toMatchObject([
    { verdict: 'valid', event: { ...paid, currency: 'PHP', amount: '1250' } },
  ]);
  expect(await gateway.find('D-7K2M9Q4W')).toMatchObject({ status: 'paid', amount: '1250' });
});

test.each(['', '0', '-5', '1e3', '12.5', '١٢', '99999999999999999'])(
  'rejects "%s" as an amount in VND',
  async (text) => {
    const { gateway, site, payUrl, status } = await openPayment();
    const reply = await gateway.press(payUrl, 'other', text);
    expect(reply.status).toBe(400);
    expect(await reply.text()).toContain('is not an amount in VND');
    expect([site.received.length, await status()]).toEqual([0, 'pending']);
  },
);

test('an unknown action is rejected', async () => {
  const { gateway, payUrl, status } = await openPayment();
  const reply = await gateway.press(payUrl, 'steal');
  expect([reply.status, await status()]).toEqual([400, 'pending']);
});

test('a webhook is repeated unchanged until the site accepts it', async () => {
  const { gateway, site, payUrl } = await openPayment();
  site.answers.push(500, 404, 302);
  await gateway.press(payUrl, 'pay');
  const all = await site.arrive(4);
  expect(new Set(all.map(({ event }) => event.eventId)).size).toBe(1);
  expect(all.every(({ verdict }) => verdict === 'valid')).toBe(true);
});

test('a webhook is given up after eight attempts', async () => {
  const { gateway, site, payUrl } = await openPayment();
  site.answers.push(...Array.from({ length: 20 }, () => 503));
  await gateway.press(payUrl, 'pay');
  await site.arrive(8);
  const page = await (await fetch(gateway.origin + new URL(payUrl).pathname)).text();
  expect(page.match(/answered 503/g)?.length).toBe(8);
  expect(site.received.length).toBe(8);
});

test('an undecided payment expires with a webhook', async () => {
  const { site, status } = await openPayment({
    expiresAt: new Date(Date.now() + 30).toISOString(),
  });
  expect(await site.arrive(1)).toMatchObject([
    { verdict: 'valid', event: { ...paid, status: 'expired' } },
  ]);
  expect(await status()).toBe('expired');
});
