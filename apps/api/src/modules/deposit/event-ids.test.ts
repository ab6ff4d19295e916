import { beforeEach, describe, expect, it } from 'vitest';
import { Depositor } from '../../../testing/depositor.ts';
import { lookUp, openDeposit } from '../../../testing/deposits.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();

let depositor: Depositor;
beforeEach(async () => {
  depositor = await Depositor.at(site);
});

describe('F3 E15 a reused event id', () => {
  const eventId = () => `event_of_${depositor.reference}`;
  const refused = { status: 409, reply: { code: 'transaction_mismatch' } };

  it('F3 E15 with another deposit is rejected and logged, and credits nothing', async () => {
    await depositor.tell({ eventId: eventId() });
    const other = await openDeposit(site, depositor.token);
    const news = site.gateway.news(other.reference, { eventId: eventId() });
    expect(await site.webhook(news)).toMatchObject(refused);
    expect([
      await depositor.balance(),
      (await lookUp(site, depositor.token, other.reference)).status,
    ]).toEqual([200_000n, 'pending']);
    expect(site.log).toContainEqual(
      expect.objectContaining({
        level: 'warn',
        detail: {
          event: 'payment_event_reused',
          gateway: 'paygate',
          eventId: eventId(),
          reference: other.reference,
        },
      }),
    );
    expect((await site.webhook({ ...news, eventId: freshName() })).status).toBe(200);
    expect(await depositor.balance()).toBe(400_000n);
  });

  it.each([
    ['status', { status: 'paid' }],
    ['amount', { amount: '1' }],
    ['payment', { paymentId: 'pay_other' }],
    ['time', { occurredAt: '2026-01-01T00:00:00Z' }],
  ])('F3 E15 with another %s is rejected and changes nothing', async (_what, change) => {
    await depositor.tell({ eventId: eventId(), status: 'failed' });
    expect(await depositor.tell({ eventId: eventId(), status: 'failed', ...change })).toMatchObject(
      refused,
    );
    expect(await depositor.outcome()).toEqual([0n, 'failed']);
  });
});
