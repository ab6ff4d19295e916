import { expect, test } from 'vitest';
import { paymentRequest, startGateway } from '../../testing/gateway.ts';

test('opens a payment and returns its page', async () => {
  const gateway = await startGateway();
  const opened = await gateway.open(paymentRequest());
  expect(opened).toMatchObject({
    reference: 'D-7K2M9Q4W',
    amount: '250000',
    currency: 'VND',
    status: 'pending',
  });
  expect(opened.payUrl).toBe(`http://gateway.test/pay/${opened.paymentId}`);
});

test('returns the same payment for the same reference', async () => {
  const gateway = await startGateway();
  const request = paymentRequest();
  expect(await gateway.open(request)).toEqual(await gateway.open(request));
});

test.each([
  ['amount', { amount: '250001' }],
  ['currency', { currency: 'PHP' }],
])('rejects a used reference with another %s', async (_what, change) => {
  const gateway = await startGateway();
  const request = paymentRequest();
  await gateway.open(request);
  const again = await gateway.call('POST', '/v1/payments', { ...request, ...change });
  expect(again).toMatchObject({ status: 409, body: { success: false, code: 'reference_reused' } });
  expect(await gateway.find(request.reference ?? '')).toMatchObject({
    amount: '250000',
    currency: 'VND',
  });
});

test('returns the payment of a reference', async () => {
  const gateway = await startGateway();
  const opened = await gateway.open(paymentRequest());
  expect(await gateway.find('D-7K2M9Q4W')).toEqual(opened);
});

test('answers 404 for an unknown reference', async () => {
  const gateway = await startGateway();
  const answer = await gateway.call('GET', '/v1/payments/D-UNKNOWN');
  expect(answer).toMatchObject({
    status: 404,
    body: { success: false, code: 'payment_not_found' },
  });
});

test.each([
  ['another key', { key: 'another key altogether, but long enough too' }, 'bad_signature'],
  ['a clock that is ten minutes behind', { at: Date.now() - 600_000 }, 'callback_stale'],
])('rejects a call signed with %s', async (_what, signing, code) => {
  const gateway = await startGateway();
  const answer = await gateway.call('POST', '/v1/payments', paymentRequest(), signing);
  expect(answer).toMatchObject({ status: 401, body: { success: false, code } });
});

test('rejects an unsigned call', async () => {
  const gateway = await startGateway();
  const { origin } = gateway;
  const answer = await fetch(`${origin}/v1/payments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{}',
  });
  expect(answer.status).toBe(401);
});

test.each([
  ['an unknown field', { colour: 'red' }, 'colour'],
  ['an amount of zero', { amount: '0' }, 'amount'],
  ['an amount that is a number', { amount: 250000 }, 'amount'],
  ['an amount with a point', { amount: '2500.00' }, 'amount'],
  ['no currency', { currency: undefined }, 'currency'],
  ['a reference in small letters', { reference: 'd-7k2m' }, 'reference'],
  ['a script as the way back', { returnUrl: 'javascript:alert(1)' }, 'returnUrl'],
  ['a file as the webhook', { webhookUrl: 'file:///etc/passwd' }, 'webhookUrl'],
  ['a day that does not exist', { expiresAt: '2026-13-45T00:00:00Z' }, 'expiresAt'],
])('rejects %s and names the field', async (_what, change, field) => {
  const gateway = await startGateway();
  const answer = await gateway.call('POST', '/v1/payments', paymentRequest(change));
  expect(answer).toMatchObject({ status: 400, body: { success: false, code: 'invalid_input' } });
  expect(answer.body.message).toContain(field);
});

test('rejects a body that is not JSON', async () => {
  const gateway = await startGateway();
  const answer = await gateway.call('POST', '/v1/payments', 'amount=1');
  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_json' } });
});

test('rejects a body that is too large', async () => {
  const gateway = await startGateway();
  const answer = await gateway.call(
    'POST',
    '/v1/payments',
    paymentRequest({ description: 'x'.repeat(10_000) }),
  );
  expect(answer).toMatchObject({ status: 413, body: { code: 'body_too_large' } });
});

test('rejects another content type', async () => {
  const { origin } = await startGateway();
  const answer = await fetch(`${origin}/v1/payments`, {
    method: 'POST',
    body: new URLSearchParams({ amount: '1' }),
  });
  expect(answer.status).toBe(415);
});

test('answers an unknown address with the envelope', async () => {
  const { origin } = await startGateway();
  const answer = await fetch(`${origin}/v2/payments`);
  expect([answer.status, await answer.json()]).toMatchObject([
    404,
    { success: false, code: 'not_found' },
  ]);
});
