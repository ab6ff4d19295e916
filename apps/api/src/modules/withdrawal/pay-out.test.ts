import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { hireStaff } from '../../../testing/staff.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';
import {
  act,
  lookAt,
  openWithdrawal,
  pursesOf,
  statusOf,
  transfersOf,
  type Withdrawer,
  withdrawerWith,
} from '../../../testing/withdrawals.ts';
import { payOut } from './pay-out.ts';
import { settlePayout } from './settle-payout.ts';

const site = useTestSite();
const { payouts } = site.gateway;

let staff: string;
let own: Withdrawer;
beforeAll(async () => {
  staff = (await hireStaff(site, 'owner')).id;
});
beforeEach(async () => {
  own = await withdrawerWith(site, 500_000n);
  Object.assign(payouts, { status: 'paid', trouble: 'none' });
});

/** A withdrawal to be paid by a gateway. */
async function sent(): Promise<string> {
  const { reference } = await openWithdrawal(site, own);
  await act(site, 'approve', reference, staff, 'fine', freshName());
  await act(site, 'send', reference, staff, 'paygate');
  return reference;
}

/** The next run of the job asks again. */
const later = (reference: string) =>
  site.query(
    "update withdrawal set asked_at = asked_at - interval '1 minute' where reference = $1",
    [reference],
  );

const askedFor = (reference: string) => payouts.asked.filter((one) => one.reference === reference);
const attentionOf = async (reference: string) =>
  (
    await site.query<{ attention: string | null }>(
      'select attention from withdrawal where reference = $1',
      [reference],
    )
  )[0]?.attention;

describe('CSH-03 a payout by a gateway', () => {
  it('CSH-03 is recorded, then requested with the full account, and leaves the brand', async () => {
    const reference = await sent();
    expect(await statusOf(site, reference)).toBe('paying');
    await payOut(site.site);
    const [asked] = askedFor(reference);
    expect(asked).toMatchObject({
      amount: 200_000n,
      currency: 'VND',
      account: { holderName: 'NGUYEN VAN AN' },
    });
    expect(asked?.account.accountNumber).toMatch(/^\d{10}$/);
    expect(await lookAt(site, own.token, reference)).toMatchObject({
      status: 'paid',
      expectedBy: null,
    });
    expect(await pursesOf(site, own.id)).toEqual({ main: 300_000n, withdrawal: 0n });
    expect(await transfersOf(site, reference)).toEqual({ withdrawal_hold: 1, withdrawal_paid: 1 });
  });

  it('CSH-03 counts towards the member’s withdrawals, without the fee', async () => {
    await site.query(
      `update brand
        set settings =
          jsonb_set(settings, '{withdrawal,fee}',
            '{"freePerDay":0,"fixed":"7000","basisPoints":0}')
        where code = 'lantern'`,
    );
    const { reference } = await openWithdrawal(site, own, { fee: '7000' });
    await act(site, 'approve', reference, staff, 'fine', freshName());
    await act(site, 'send', reference, staff, 'paygate');
    await payOut(site.site);
    expect(askedFor(reference)[0]?.amount).toBe(193_000n);
    const rows = await site.query(
      'select deposited, withdrawn from cash_day where member_id = $1',
      [own.id],
    );
    expect(rows).toEqual([{ deposited: '0', withdrawn: '193000' }]);
    expect(await transfersOf(site, reference)).toMatchObject({
      withdrawal_paid: 1,
      withdrawal_fee: 1,
    });
    await site.query(
      `update brand
        set settings =
          jsonb_set(settings, '{withdrawal,fee}',
            '{"freePerDay":3,"fixed":"0","basisPoints":100}')
        where code = 'lantern'`,
    );
  });

  it('CSH-03 that fails returns the money, once', async () => {
    payouts.status = 'failed';
    const reference = await sent();
    await payOut(site.site);
    expect(await statusOf(site, reference)).toBe('failed');
    expect(await pursesOf(site, own.id)).toEqual({ main: 500_000n, withdrawal: 0n });
    await settlePayout(site.site, 'paygate', news(reference, 'failed'));
    expect(await transfersOf(site, reference)).toEqual({
      withdrawal_hold: 1,
      withdrawal_release: 1,
    });
  });

  it('E13 M1 whose reply was lost is followed up, and not paid twice', async () => {
    payouts.trouble = 'loses';
    const reference = await sent();
    await payOut(site.site);
    expect(await statusOf(site, reference)).toBe('paying');
    await payOut(site.site);
    expect(askedFor(reference)).toHaveLength(1);
    payouts.trouble = 'none';
    await later(reference);
    await payOut(site.site);
    expect(await statusOf(site, reference)).toBe('paid');
    expect(askedFor(reference)).toHaveLength(1);
  });

  it('E13 not accepted by a gateway is requested again', async () => {
    payouts.trouble = 'refuses';
    const reference = await sent();
    await payOut(site.site);
    expect(await statusOf(site, reference)).toBe('paying');
    payouts.trouble = 'none';
    await later(reference);
    await payOut(site.site);
    expect(await statusOf(site, reference)).toBe('paid');
  });

  it('M3 H7 settled by staff during the follow-up is not requested again', async () => {
    payouts.trouble = 'refuses';
    const reference = await sent();
    await payOut(site.site);
    payouts.trouble = 'none';
    const before = askedFor(reference).length;
    vi.spyOn(payouts, 'find').mockImplementationOnce(async () => {
      await act(
        site,
        'settle',
        reference,
        'failed',
        null,
        'staff',
        staff,
        'the gateway has nothing',
      );
      return undefined;
    });
    await later(reference);
    await payOut(site.site);
    expect(askedFor(reference)).toHaveLength(before);
    expect(await pursesOf(site, own.id)).toEqual({ main: 500_000n, withdrawal: 0n });
    expect([await statusOf(site, reference), await attentionOf(reference)]).toEqual([
      'failed',
      null,
    ]);
  });

  it('M5 is requested by one of two workers', async () => {
    const reference = await sent();
    await Promise.all([payOut(site.site), payOut(site.site)]);
    expect(askedFor(reference)).toHaveLength(1);
    expect(await transfersOf(site, reference)).toMatchObject({ withdrawal_paid: 1 });
  });

  it('CSH-03 that takes long is followed up to its end', async () => {
    payouts.status = 'pending';
    const reference = await sent();
    await payOut(site.site);
    payouts.turn(reference, { status: 'paid' });
    await later(reference);
    await payOut(site.site);
    expect(await statusOf(site, reference)).toBe('paid');
  });

  it('CSH-02 of another amount goes to the staff, and moves nothing', async () => {
    payouts.status = 'pending';
    const reference = await sent();
    await payOut(site.site);
    payouts.turn(reference, { status: 'paid', amount: 20n });
    for (let time = 0; time < 2; time += 1) {
      await later(reference);
      await payOut(site.site);
    }
    expect(await statusOf(site, reference)).toBe('paying');
    expect(await attentionOf(reference)).toBe(`paid 20 VND by out_${reference}`);
  });
});

const news = (reference: string, status: 'paid' | 'failed', payoutId = `out_${reference}`) => ({
  ...{ reference, status, payoutId, amount: 200_000n, currency: 'VND' },
});

describe('H7 gateway reports of a payout', () => {
  it.each([
    ['paid, paid', ['paid', 'paid'], ['paid', 'repeated'], 'paid', null],
    ['failed, failed', ['failed', 'failed'], ['failed', 'repeated'], 'failed', null],
    ['paid, failed', ['paid', 'failed'], ['paid', 'attention'], 'paid', 'failed by out after paid'],
    [
      'failed, paid',
      ['failed', 'paid'],
      ['failed', 'attention'],
      'failed',
      'paid by out after failed',
    ],
    [
      'failed after paid, twice',
      ['paid', 'failed', 'failed'],
      ['paid', 'attention', 'attention'],
      'paid',
      'failed by out after paid',
    ],
  ] as const)(
    'H7 %s: the first outcome stays',
    async (_what, told, outcomes, status, attention) => {
      const reference = await sent();
      const answers = [];
      for (const word of told)
        answers.push(await settlePayout(site.site, 'paygate', news(reference, word, 'out')));
      expect(answers).toEqual(outcomes);
      expect(await statusOf(site, reference)).toBe(status);
      expect(await attentionOf(reference)).toBe(attention);
    },
  );

  it('H7 ten times at once counts once', async () => {
    const reference = await sent();
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => settlePayout(site.site, 'paygate', news(reference, 'paid'))),
    );
    expect(answers.filter((answer) => answer === 'paid')).toHaveLength(1);
    expect(await transfersOf(site, reference)).toMatchObject({ withdrawal_paid: 1 });
  });

  it('H7 after the member’s confirmation changes nothing', async () => {
    const reference = await sent();
    await payOut(site.site);
    await act(site, 'step', reference, 'receive', 'member');
    expect(await settlePayout(site.site, 'paygate', news(reference, 'failed'))).toBe('attention');
    expect(await statusOf(site, reference)).toBe('received');
    expect(await pursesOf(site, own.id)).toEqual({ main: 300_000n, withdrawal: 0n });
  });

  it('F1 of another gateway is not found', async () => {
    const reference = await sent();
    await expect(settlePayout(site.site, 'other', news(reference, 'paid'))).rejects.toMatchObject({
      code: 'withdrawal_not_found',
    });
  });
});
