import { expect, test, vi } from 'vitest';
import { type Gateway, paymentRequest, startGateway } from '../../testing/gateway.ts';
import { startReceiver } from '../../testing/receiver.ts';

const payoutRequest = (changes: object = {}) => ({
  reference: 'W-7K2M9Q4W',
  amount: '100000',
  currency: 'VND',
  bankCode: 'VCB',
  accountNumber: '0071001234567',
  holderName: 'NGUYEN VAN AN',
  description: 'W-7K2M9Q4W',
  webhookUrl: 'http://127.0.0.1:9/pay/paygate/payout',
  ...changes,
});

const ask = (gateway: Gateway, changes: object = {}) =>
  gateway.call('POST', '/v1/payouts', payoutRequest(changes));
const look = (gateway: Gateway) => gateway.call('GET', '/v1/payouts/W-7K2M9Q4W');
const statusOf = async (gateway: Gateway) =>
  ((await look(gateway)).body.value as { status: string } | undefined)?.status;

test('a payout is paid after a while', async () => {
  const gateway = await startGateway();
  expect(await ask(gateway)).toMatchObject({
    status: 200,
    body: { value: { status: 'pending', amount: '100000' } },
  });
  await vi.waitUntil(async () => (await statusOf(gateway)) === 'paid', 30_000);
});

test('a payout to an unknown account fails', async () => {
  const gateway = await startGateway();
  await ask(gateway, { accountNumber: '0071001234000' });
  await vi.waitUntil(async () => (await statusOf(gateway)) === 'failed', 30_000);
});

test('a repeated payout request returns the same payout', async () => {
  const gateway = await startGateway();
  const [first, again] = [await ask(gateway), await ask(gateway)];
  expect(again.body.value).toMatchObject({
    payoutId: (first.body.value as { payoutId: string }).payoutId,
  });
  expect(await ask(gateway, { amount: '5' })).toMatchObject({
    status: 409,
    body: { code: 'reference_reused' },
  });
});

test('an unknown payout is not found', async () => {
  const gateway = await startGateway();
  expect((await look(gateway)).status).toBe(404);
});

test('a report lists the payments and payouts that ended on its day', async () => {
  const gateway = await startGateway();
  const site = await startReceiver();
  const { payUrl, paymentId } = await gateway.open(paymentRequest({ webhookUrl: site.url }));
  await gateway.open(paymentRequest({ reference: 'D-22222222', webhookUrl: site.url }));
  await gateway.press(payUrl, 'pay');
  await ask(gateway);
  await vi.waitUntil(async () => (await statusOf(gateway)) === 'paid', 30_000);
  const today = new Date().toISOString().slice(0, 10);
  const report = async (day: string) =>
    (await gateway.call('GET', `/v1/reports/${day}`)).body.value;
  expect(await report(today)).toMatchObject({
    payments: [
      { reference: 'D-7K2M9Q4W', id: paymentId, status: 'paid', amount: '250000', currency: 'VND' },
    ],
    payouts: [{ reference: 'W-7K2M9Q4W', status: 'paid', amount: '100000' }],
  });
  expect(await report('2001-01-01')).toMatchObject({ payments: [], payouts: [] });
});
