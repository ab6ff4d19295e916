import { endpoints } from '@lantern/contracts';
import { withdrawalFee } from '@lantern/rules';
import { beforeAll, describe, expect, it } from 'vitest';
import { useBrandChanges } from '../../../testing/brand-changes.ts';
import { verdictOf } from '../../../testing/player.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';
import {
  askWithdrawal,
  openWithdrawal,
  pursesOf,
  type Withdrawer,
  withdrawerWith,
} from '../../../testing/withdrawals.ts';

const site = useTestSite();
const brand = useBrandChanges(site);

let member: Withdrawer;
beforeAll(async () => {
  member = await withdrawerWith(site, 1_000_000n);
});

const made = ({ id }: Withdrawer) =>
  site.query('select reference from withdrawal where member_id = $1', [id]);

describe('CSH-03 requesting a withdrawal', () => {
  it('CSH-03 takes the money from the wallet at once and holds it', async () => {
    const own = await withdrawerWith(site, 500_000n);
    const { value } = await askWithdrawal(site, own);
    expect(value).toMatchObject({
      status: 'review',
      amount: '200000',
      fee: '0',
      payout: '200000',
      account: { bankName: 'Vietcombank', holderName: 'NGUYEN VAN AN' },
      paidAt: null,
      confirmBy: null,
      received: null,
    });
    expect(value.reference).toMatch(/^W-[2-9A-HJ-NP-Z]{8}$/);
    expect(Date.parse(value.expectedBy ?? '') - Date.parse(value.requestedAt)).toBe(60 * 60_000);
    expect(await pursesOf(site, own.id)).toEqual({ main: 300_000n, withdrawal: 200_000n });
    expect(await site.balanceOf(own.token)).toBe(300_000n);
  });

  it('CSH-03 charges a fee after the day’s free ones, only if it was shown', async () => {
    const own = await withdrawerWith(site, 5_000_000n);
    for (let time = 0; time < 3; time += 1) await openWithdrawal(site, own);
    const other = await askWithdrawal(site, own);
    expect(other).toMatchObject({
      status: 409,
      reply: { code: 'withdrawal_fee_changed', value: { fee: '2000' } },
    });
    const { value } = await askWithdrawal(site, own, { body: { fee: '2000' } });
    expect(value).toMatchObject({ amount: '200000', fee: '2000', payout: '198000' });
  });

  it('CSH-03 calculates the fee like the rule', async () => {
    const fee = { freePerDay: 1, fixed: '3000', basisPoints: 137 };
    await brand.set('lantern', ['withdrawal', 'fee'], fee);
    for (const [amount, times] of [
      [100_000n, 0],
      [100_000n, 1],
      [123_457n, 4],
      [99_999_999n, 2],
    ] as const) {
      const [row] = await site.query<{ fee: string }>(
        "select withdrawal_fee(id, $1, $2)::text as fee from brand where code = 'lantern'",
        [amount.toString(), times],
      );
      expect(row?.fee).toBe(withdrawalFee(fee, amount, times).toString());
    }
  });

  it.each([
    ['less than the minimum', { amount: '99999' }, 'amount_out_of_range'],
    ['more than the maximum', { amount: '100000001' }, 'amount_out_of_range'],
    ['more than the balance', { amount: '1000001' }, 'insufficient_funds'],
    ['another currency', { currency: 'PHP' }, 'wrong_currency'],
    [
      'an unknown account',
      { account: '01a20000-0000-7000-8000-000000000000' },
      'bank_account_not_found',
    ],
    ['the login password', { paymentPassword: 'Secret-pass-1' }, 'payment_password_wrong'],
  ])('CSH-03 refuses %s, and holds nothing', async (_what, body, code) => {
    const before = await pursesOf(site, member.id);
    expect(verdictOf(await askWithdrawal(site, member, { body }))).toBe(code);
    expect(await pursesOf(site, member.id)).toMatchObject({ main: before.main });
    expect(await made(member)).toEqual([]);
  });

  it('D1 refuses another member’s account', async () => {
    const { account } = await withdrawerWith(site, 0n);
    expect(verdictOf(await askWithdrawal(site, member, { body: { account } }))).toBe(
      'bank_account_not_found',
    );
  });

  it('CSH-03 refuses an account with another name than the profile', async () => {
    const own = await withdrawerWith(site, 500_000n);
    await site.query(
      "update member_profile set payee_name = 'TRAN THI BINH' where member_id = $1",
      [own.id],
    );
    expect(verdictOf(await askWithdrawal(site, own))).toBe('holder_name_mismatch');
  });

  const noAmounts = [
    '-1',
    '0',
    '-0',
    '1e3',
    '1.0',
    '١٠٠',
    ' 5',
    '9'.repeat(31),
    'NaN',
    200000,
    true,
    ['200000'],
    {},
    null,
  ];
  it.each(noAmounts.map((amount) => [JSON.stringify(amount), amount]))(
    'E5 rejects %s as an amount, and writes nothing',
    async (_shown, amount) => {
      const answer = await askWithdrawal(site, member, { body: { amount } });
      expect(answer).toMatchObject({
        status: 400,
        reply: { code: 'invalid_input', value: { fields: ['amount'] } },
      });
      expect(await made(member)).toEqual([]);
    },
  );

  it.each(['balance', 'status', 'memberId', 'brandId', 'reference', 'received', 'paidAt', 'day'])(
    'D8 rejects the field %s, which no caller may set',
    async (field) => {
      const answer = await askWithdrawal(site, member, { body: { [field]: 'paid' } });
      expect(answer).toMatchObject({
        status: 400,
        reply: { code: 'invalid_input', value: { fields: [field] } },
      });
    },
  );

  it('D9 returns only the contract’s fields, and no full account number', async () => {
    const own = await withdrawerWith(site, 500_000n);
    const value = await openWithdrawal(site, own);
    expect(Object.keys(value).sort()).toEqual(
      [
        ...[
          'account',
          'amount',
          'confirmBy',
          'currency',
          'expectedBy',
          'fee',
          'paidAt',
          'payout',
          'received',
        ],
        ...['reference', 'requestedAt', 'status'],
      ].sort(),
    );
    expect(value.account.accountNumber).toMatch(/^•+\d{4}$/);
  });
});

describe('E2 E3 E4 the key of a withdrawal', () => {
  it('E4 is required', async () => {
    const answer = await site.client.call(endpoints.requestWithdrawal, {
      token: member.token,
      body: {
        account: member.account,
        amount: '200000',
        currency: 'VND',
        fee: '0',
        paymentPassword: '482915',
      },
    });
    expect(answer).toMatchObject({ status: 400, reply: { code: 'idempotency_key_required' } });
  });

  it('E2 creates one withdrawal for twenty calls at once', async () => {
    const own = await withdrawerWith(site, 5_000_000n);
    const key = freshName();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => askWithdrawal(site, own, { key })),
    );
    expect(await made(own)).toHaveLength(1);
    expect(await pursesOf(site, own.id)).toMatchObject({ withdrawal: 200_000n });
    expect(
      answers.map(verdictOf).filter((verdict) => verdict !== 'idempotency_in_progress'),
    ).toContain('ok');
  });

  it('E2 creates no second withdrawal when the first reply was lost with its process', async () => {
    const own = await withdrawerWith(site, 500_000n);
    const key = freshName();
    const { value: first } = await askWithdrawal(site, own, { key });
    await site.query(
      `update idempotency
        set status = null, reply = null, created_at = now() - interval '2 minutes'
        where key = $1`,
      [key],
    );
    expect((await askWithdrawal(site, own, { key })).value).toEqual(first);
    expect(await made(own)).toHaveLength(1);
  });

  it('E3 accepts one amount only, even after the key was deleted', async () => {
    const own = await withdrawerWith(site, 900_000n);
    const key = freshName();
    await askWithdrawal(site, own, { key });
    await site.query('delete from idempotency where key = $1', [key]);
    const other = await askWithdrawal(site, own, { key, body: { amount: '300000' } });
    expect(other).toMatchObject({ status: 422, reply: { code: 'idempotency_key_reused' } });
    expect(await made(own)).toHaveLength(1);
  });

  it('H9 reveals nothing of the payment password in the table of keys', async () => {
    const own = await withdrawerWith(site, 500_000n);
    const key = freshName();
    await askWithdrawal(site, own, { key });
    const body = {
      account: own.account,
      amount: '200000',
      currency: 'VND',
      fee: '0',
      paymentPassword: '482915',
    };
    const [row] = await site.query<{ plain: boolean }>(
      `select request_hash = sha256(convert_to('requestWithdrawal ' || $2, 'UTF8')) as plain
        from idempotency where key = $1`,
      [key, JSON.stringify(body)],
    );
    expect(row).toEqual({ plain: false });
  });
});
