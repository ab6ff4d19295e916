import { expect, test } from 'vitest';
import { paymentRequest, startGateway } from '../../testing/gateway.ts';
import { startReceiver } from '../../testing/receiver.ts';

const reference = 'D-7K2M9Q4W';

async function openPayment(changes: object = {}) {
  const gateway = await startGateway();
  const site = await startReceiver();
  const { payUrl } = await gateway.open(paymentRequest({ webhookUrl: site.url, ...changes }));
  return { gateway, site, payUrl };
}

test('a payment in another currency is reported everywhere', async () => {
  const { gateway, site, payUrl } = await openPayment();
  await gateway.press(payUrl, 'currency');
  expect(site.received).toMatchObject([
    { event: { status: 'paid', amount: '250000', currency: 'PHP' } },
  ]);
  expect(await gateway.find(reference)).toMatchObject({ status: 'paid', currency: 'PHP' });
});

test('a payment after expiry has a later time', async () => {
  const { gateway, site, payUrl } = await openPayment({ expiresAt: '2099-01-01T00:00:00Z' });
  await gateway.press(payUrl, 'late');
  expect(site.received[0]?.event.occurredAt).toBe('2099-01-01T00:00:01.000Z');
});

test('webhooks out of order end with the failure, and the payment stays paid', async () => {
  const { gateway, site, payUrl } = await openPayment();
  await gateway.press(payUrl, 'order');
  expect(site.received.map(({ event }) => event.status)).toEqual(['paid', 'failed']);
  expect((await gateway.find(reference)).status).toBe('paid');
});

test('a silent payment is paid without a webhook', async () => {
  const { gateway, site, payUrl } = await openPayment();
  await gateway.press(payUrl, 'silent');
  expect([site.received.length, (await gateway.find(reference)).status]).toEqual([0, 'paid']);
});

test('coins count after three confirmations', async () => {
  const { gateway, site, payUrl } = await openPayment({ way: 'crypto' });
  await gateway.press(payUrl, 'pay');
  const events = await site.arrive(4);
  expect(events.map(({ event }) => event.confirmations?.seen ?? event.status)).toEqual([
    1,
    2,
    3,
    'paid',
  ]);
});

test('a dropped reply comes after the work', async () => {
  const gateway = await startGateway();
  await gateway.call('POST', '/v1/faults', { fault: 'drop', calls: 1 });
  await expect(gateway.open(paymentRequest())).rejects.toThrow();
  expect(await gateway.find(reference)).toMatchObject({ status: 'pending' });
});

test('a fault planned for one method leaves the calls of another alone', async () => {
  const gateway = await startGateway();
  await gateway.open(paymentRequest());
  await gateway.call('POST', '/v1/faults', { fault: 'drop', calls: 1, method: 'POST' });
  expect(await gateway.find(reference)).toMatchObject({ status: 'pending' });
  await expect(gateway.open(paymentRequest())).rejects.toThrow();
});

test('a hanging reply arrives late', async () => {
  const gateway = await startGateway();
  await gateway.call('POST', '/v1/faults', { fault: 'hang', calls: 1 });
  const begun = performance.now();
  await gateway.open(paymentRequest());
  expect(performance.now() - begun).toBeGreaterThan(40);
});
