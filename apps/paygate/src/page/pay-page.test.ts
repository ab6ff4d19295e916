import { expect, test } from 'vitest';
import { type Gateway, paymentRequest, startGateway } from '../../testing/gateway.ts';
import { startReceiver } from '../../testing/receiver.ts';
import { actions } from '../payments/decisions.ts';

const show = (gateway: Gateway, payUrl: string, query = '') =>
  fetch(gateway.origin + new URL(payUrl).pathname + query);

async function pageOf(changes: object): Promise<string> {
  const gateway = await startGateway();
  const { payUrl } = await gateway.open(paymentRequest(changes));
  return (await show(gateway, payUrl)).text();
}

test.each([
  ['VND', '250000', '₫250,000'],
  ['PHP', '250000', '₱2,500.00'],
  ['KWD', '250005', 'KWD 250.005'],
  ['USDT', '250000', '250000 USDT (smallest units)'],
  ['VND', '999999999999999', '₫999,999,999,999,999'],
])('shows an amount in %s exactly', async (currency, amount, shown) => {
  const page = await pageOf({ currency, amount });
  expect(page.replaceAll('\u00a0', ' ')).toContain(shown);
});

test('offers every action and says that no real money moves', async () => {
  const page = await pageOf({});
  for (const action of actions) expect(page).toContain(`value="${action}"`);
  expect(page).toContain('No real money');
});

test('escapes the texts of the site', async () => {
  const page = await pageOf({
    description: '<script>alert("x")</script>',
    returnUrl: 'http://localhost:3000/?a="><b>',
  });
  expect(page).toContain('&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;');
  expect(page).not.toContain('<script');
  expect(page).not.toContain('"><b>');
});

test('leads back to the site after a payment, without any button', async () => {
  const gateway = await startGateway();
  const site = await startReceiver();
  const { payUrl } = await gateway.open(paymentRequest({ webhookUrl: site.url }));
  await gateway.press(payUrl, 'pay');
  const page = await (await show(gateway, payUrl, '?acted=1')).text();
  expect(page).toContain(
    '<meta http-equiv="refresh" content="3;url=http://localhost:3000/deposit">',
  );
  expect(page).toContain('href="http://localhost:3000/deposit">Return to the site</a>');
  expect(page).not.toContain('<form');
});

test('loads only its own style sheet', async () => {
  const gateway = await startGateway();
  const { payUrl } = await gateway.open(paymentRequest());
  const reply = await show(gateway, payUrl);
  expect(reply.headers.get('content-security-policy')).toBe(
    "default-src 'none'; style-src 'self'; form-action 'self'; base-uri 'none'; " +
      "frame-ancestors 'none'",
  );
  const [, sheet = ''] = /<link rel="stylesheet" href="([^"]+)">/.exec(await reply.text()) ?? [];
  expect((await fetch(gateway.origin + sheet)).headers.get('content-type')).toBe(
    'text/css; charset=utf-8',
  );
});

test('finds a payment by its QR code, like a banking app', async () => {
  const gateway = await startGateway();
  const { qr = '', paymentId } = await gateway.open(paymentRequest({ way: 'qr' }));
  const scan = (code: string) =>
    fetch(`${gateway.origin}/scan`, {
      method: 'POST',
      body: new URLSearchParams({ code }),
      redirect: 'manual',
    });
  expect((await scan(qr)).headers.get('location')).toBe(`/pay/${paymentId}`);
  expect((await scan('an unknown code')).status).toBe(404);
});

test('answers an unknown payment with a page', async () => {
  const { origin } = await startGateway();
  const reply = await fetch(`${origin}/pay/pay_unknown`);
  expect([reply.status, reply.headers.get('content-type')]).toEqual([
    404,
    'text/html; charset=utf-8',
  ]);
  expect(await reply.text()).toContain('There is no such payment.');
});

test.each(['/healthz', '/readyz'])('answers %s', async (path) => {
  const { origin } = await startGateway();
  expect((await fetch(origin + path)).status).toBe(200);
});
