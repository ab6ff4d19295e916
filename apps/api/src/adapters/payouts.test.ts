import { describe, expect, it } from 'vitest';
import { useStandIn } from '../../testing/stand-in.ts';
import { useTestSite } from '../../testing/test-site.ts';
import type { PayoutRequest, Payouts } from '../ports/payout.ts';

const site = useTestSite();
const gateway = await useStandIn(site);

const request = (change: Partial<PayoutRequest> = {}): PayoutRequest => ({
  reference: `W-${site.site.random.bytes(4).toString('hex').toUpperCase()}`,
  amount: 100_000n,
  currency: 'VND',
  account: { bankCode: 'VCB', accountNumber: '0071001234567', holderName: 'NGUYEN VAN AN' },
  description: 'a payout',
  ...change,
});

const payoutsOf = (code: string): Payouts => site.site.payments.get(code)?.payouts ?? expect.fail();

describe.each(['paygate', 'tokenpay'])('CSH-03 payouts by %s', (code) => {
  it('CSH-03 starts a payout and completes it', async () => {
    const wish = request();
    expect(await payoutsOf(code).pay(wish)).toMatchObject({
      status: 'pending',
      amount: 100_000n,
      currency: 'VND',
    });
    await expect
      .poll(async () => (await payoutsOf(code).find(wish.reference))?.status)
      .toBe('paid');
  });

  it('CSH-03 fails a payout to an account unknown to the bank', async () => {
    const account = {
      bankCode: 'VCB',
      accountNumber: '0071001234000',
      holderName: 'NGUYEN VAN AN',
    };
    const wish = request({ account });
    await payoutsOf(code).pay(wish);
    await expect
      .poll(async () => (await payoutsOf(code).find(wish.reference))?.status)
      .toBe('failed');
  });

  it('E7 CSH-03 sends an amount with minor units unchanged', async () => {
    const wish = request({ currency: 'PHP', amount: 12_345n });
    await payoutsOf(code).pay(wish);
    expect(await payoutsOf(code).find(wish.reference)).toMatchObject({
      amount: 12_345n,
      currency: 'PHP',
    });
  });

  it('CSH-03 E13 returns the same payout when requested again after a lost reply', async () => {
    const wish = request();
    // Webhooks of earlier payouts make the site ask the gateway at the same time.
    await gateway.fail('drop', 'POST');
    await expect(payoutsOf(code).pay(wish)).rejects.toThrow();
    const known = await payoutsOf(code).find(wish.reference);
    expect((await payoutsOf(code).pay(wish)).payoutId).toBe(known?.payoutId);
  });

  it('CSH-03 reports a payout that was never requested as unknown', async () => {
    expect(await payoutsOf(code).find('W-22222222')).toBeUndefined();
  });
});
