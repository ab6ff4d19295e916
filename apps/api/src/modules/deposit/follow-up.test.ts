import { beforeEach, describe, expect, it, vi } from 'vitest';
import { lookUp, noteOf, openDeposit } from '../../../testing/deposits.ts';
import { useTestSite } from '../../../testing/test-site.ts';
import { followUpDeposits } from './follow-up.ts';

const site = useTestSite();

let token: string;
beforeEach(async () => {
  ({ token } = await site.register());
});

/** Runs the job at a later time; the member continues at the present time. */
async function followUpAfter(time: { seconds?: number; minutes?: number }): Promise<number> {
  site.clock.turn(time);
  const settled = await followUpDeposits(site.site);
  site.clock.reset();
  return settled;
}

const say = (
  reference: string,
  change: Partial<{
    status: 'pending' | 'paid' | 'failed' | 'expired';
    amount: bigint;
    paidAt: Date;
  }>,
) => {
  const payment = site.gateway.payments.get(reference);
  if (payment) Object.assign(payment, change);
};

describe('CSH-02 many open deposits', () => {
  it('CSH-02 are followed up in turn: those at the head do not block the others', async () => {
    const { reference } = await openDeposit(site, token);
    await site.query(
      `insert into deposit (id, brand_id, member_id, reference, idempotency_key, method, gateway,
                            amount, currency, status, return_url, created_at, expires_at)
       select gen_random_uuid(), brand_id, member_id, reference || n, n, method,
              case when n > 3 then gateway else 'gone' end, amount, currency, status, return_url,
              created_at - interval '1 minute', expires_at + interval '1 day'
         from deposit, generate_series(1, 250) n where reference = $1`,
      [reference],
    );
    say(reference, { status: 'paid', paidAt: new Date() });
    expect(await followUpAfter({ seconds: 61 })).toBe(0);
    expect(await followUpAfter({ seconds: 121 })).toBe(1);
    expect((await lookUp(site, token, reference)).status).toBe('paid');
    await site.query("update deposit set status = 'failed' where reference like $1", [
      `${reference}_%`,
    ]);
  });
});

describe('CSH-02 a deposit without a webhook', () => {
  it('CSH-02 is followed up after a minute, and credited when it was paid', async () => {
    const { reference } = await openDeposit(site, token);
    say(reference, { status: 'paid' });
    await followUpDeposits(site.site);
    expect((await lookUp(site, token, reference)).status).toBe('pending');
    expect(await followUpAfter({ seconds: 61 })).toBe(1);
    expect([(await lookUp(site, token, reference)).status, await site.balanceOf(token)]).toEqual([
      'paid',
      200_000n,
    ]);
  });

  it('CSH-02 is credited once when the webhook is late or two workers follow up', async () => {
    const { reference } = await openDeposit(site, token);
    say(reference, { status: 'paid' });
    site.clock.turn({ seconds: 61 });
    await Promise.all([
      followUpDeposits(site.site),
      followUpDeposits(site.site),
      site.webhook(site.gateway.news(reference)),
    ]);
    expect(await site.balanceOf(token)).toBe(200_000n);
  });

  it('E15 goes to review when another amount was paid', async () => {
    const { reference } = await openDeposit(site, token);
    say(reference, { status: 'paid', amount: 5n });
    await followUpAfter({ seconds: 61 });
    expect([(await lookUp(site, token, reference)).status, await noteOf(site, reference)]).toEqual([
      'review',
      'paid 5',
    ]);
    const detail = expect.objectContaining({ event: 'payment_news', outcome: 'review', reference });
    expect(site.log).toContainEqual(expect.objectContaining({ level: 'warn', detail }));
  });

  it.each([
    ['in time is credited however late the follow-up is', 0, ['paid', 200_000n]],
    ['after its deadline goes to review', 31, ['review', 0n]],
  ])('E15 CSH-02 that was paid %s', async (_what, minutes, expected) => {
    const { reference } = await openDeposit(site, token);
    say(reference, { status: 'paid', paidAt: new Date(Date.now() + minutes * 60_000) });
    await followUpAfter({ minutes: 45 });
    expect([(await lookUp(site, token, reference)).status, await site.balanceOf(token)]).toEqual(
      expected,
    );
  });

  it('CSH-02 stays open until its deadline, and is closed after it', async () => {
    const { reference } = await openDeposit(site, token);
    await followUpAfter({ minutes: 29 });
    expect((await lookUp(site, token, reference)).status).toBe('pending');
    await followUpAfter({ minutes: 31 });
    expect(await lookUp(site, token, reference)).toMatchObject({
      status: 'expired',
      instructions: null,
    });
  });

  it('CSH-02 E15 paid during the follow-up is not reverted by an older answer', async () => {
    const { reference } = await openDeposit(site, token);
    const find = vi.spyOn(site.gateway, 'find').mockImplementation(async () => {
      await site.webhook(site.gateway.news(reference));
      return undefined;
    });
    await followUpAfter({ minutes: 31 });
    find.mockRestore();
    expect([(await lookUp(site, token, reference)).status, await noteOf(site, reference)]).toEqual([
      'paid',
      null,
    ]);
  });

  it('CSH-02 unknown to the gateway is closed at its deadline', async () => {
    const { reference } = await openDeposit(site, token);
    site.gateway.payments.delete(reference);
    await followUpAfter({ minutes: 31 });
    expect((await lookUp(site, token, reference)).status).toBe('expired');
  });

  it('CSH-02 stays open while the gateway does not answer, and that is logged', async () => {
    const { reference } = await openDeposit(site, token);
    site.gateway.broken = true;
    expect(await followUpAfter({ minutes: 31 })).toBe(0);
    expect((await lookUp(site, token, reference)).status).toBe('pending');
    expect(site.log).toContainEqual(
      expect.objectContaining({
        level: 'error',
        detail: expect.objectContaining({ event: 'follow_up_failed', reference }),
      }),
    );
    site.gateway.broken = false;
    await followUpAfter({ minutes: 31 });
  });

  it('CSH-02 does not block the others when its follow-up fails', async () => {
    const [one, two] = [await openDeposit(site, token), await openDeposit(site, token)];
    say(two.reference, { status: 'paid' });
    await site.query("update deposit set gateway = 'gone' where reference = $1", [one.reference]);
    expect(await followUpAfter({ seconds: 61 })).toBe(1);
    await site.query("update deposit set status = 'failed' where reference = $1", [one.reference]);
  });
});
