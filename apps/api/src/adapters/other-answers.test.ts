import { afterEach, describe, expect, it, vi } from 'vitest';
import { Paygate } from './paygate.ts';
import { Tokenpay } from './tokenpay.ts';

const clock = { now: () => new Date() };
const shared = { url: 'http://gateway.test', webhookBaseUrl: 'http://site.test' };
const paygate = new Paygate({ ...shared, secret: 'a secret that is long enough', clock });
const tokenpay = new Tokenpay({ ...shared, apiKey: 'a key', callbackToken: 'a token' });

const other = 'D-33333333';
const money = { currency: 'VND', amount: '200000' };
const paidAt = '2026-11-22T08:00:00.000Z';
const payment = {
  ...{ paymentId: 'pay_other', reference: other, status: 'paid', paidAt },
  ...money,
  payUrl: 'http://gateway.test/pay',
};
const payout = { ...{ payoutId: 'out_other', reference: other, status: 'paid' }, ...money };
const invoice = {
  ...{ id: 'inv_other', externalId: other, status: 'PAID', paidAt },
  ...money,
  invoiceUrl: 'http://gateway.test/pay',
  qrString: null,
};
const disbursement = { ...{ id: 'dis_other', externalId: other, status: 'COMPLETED' }, ...money };

const answers = (body: unknown) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(JSON.stringify(body)));
afterEach(() => {
  vi.restoreAllMocks();
});

describe('E15 H7 a gateway that answers about another payment or payout', () => {
  it.each([
    ['paygate, a payment', { value: payment }, (reference: string) => paygate.find(reference)],
    [
      'paygate, a payout',
      { value: payout },
      (reference: string) => paygate.payouts.find(reference),
    ],
    ['tokenpay, a payment', [invoice], (reference: string) => tokenpay.find(reference)],
    ['tokenpay, a payout', [disbursement], (reference: string) => tokenpay.payouts.find(reference)],
  ] as const)('E15 H7 is not believed: %s', async (_what, answer, find) => {
    answers(answer);
    await expect(find(other)).resolves.toMatchObject({ status: 'paid', amount: 200_000n });
    await expect(find('D-22222222')).rejects.toThrow('about another payment');
  });
});

it('E15 CSH-02 an invoice that failed at an unknown time failed after payment', async () => {
  answers({ ...invoice, status: 'FAILED', paidAt: null });
  const callback = {
    event: 'invoice',
    id: invoice.id,
    externalId: other,
    status: 'FAILED',
    ...money,
  };
  const body = Buffer.from(JSON.stringify(callback));
  const told = await tokenpay.read({ method: 'POST', path: '/', headers: {}, body });
  if (typeof told === 'string' || told.about !== 'payment') return expect.fail();
  expect(told.news.status).toBe('failed');
  expect(told.news.occurredAt.getTime()).toBeGreaterThan(Date.now());
});
