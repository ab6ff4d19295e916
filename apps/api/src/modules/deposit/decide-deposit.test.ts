import { postTransfers } from '@lantern/database';
import { beforeEach, describe, expect, it } from 'vitest';
import { Depositor } from '../../../testing/depositor.ts';
import { housePurseOf } from '../../../testing/purses.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();

let depositor: Depositor;
beforeEach(async () => {
  depositor = await Depositor.at(site);
  await depositor.tell({ amount: '150000', paymentId: 'pay_first' });
});

/** What the script of the staff does. */
const decide = (amount: string, payment: string | null = null) =>
  site.query('select decide_deposit($1, $2, $3, $4)', [depositor.reference, amount, 'Ana', payment]);
const found = async () => [...(await depositor.outcome()), await depositor.note()];
const payment = () =>
  site.query('select gateway_payment_id as id from deposit where reference = $1', [depositor.reference]);

describe('E15 staff who decide a deposit in review', () => {
  it('E15 credit what has arrived, once, and the payment is the deposit’s from then on', async () => {
    await decide('150000');
    expect([...(await found()), await payment()]).toEqual([150_000n, 'paid', null, [{ id: 'pay_first' }]]);
    await expect(decide('150000')).rejects.toThrow('is in review');
    await depositor.tell({ amount: '150000', paymentId: 'pay_first' });
    expect(await found()).toEqual([150_000n, 'paid', null]);
    await depositor.tell({ amount: '200000' });
    expect((await found())[2]).toMatch(/^also paid 200000 VND by pay_/);
  });

  it('E15 can name the payment that they credit', async () => {
    await depositor.tell({ paymentId: 'pay_second' });
    await decide('200000', 'pay_second');
    expect(await payment()).toEqual([{ id: 'pay_second' }]);
  });

  it('E15 close it with zero, and the same payment told again does not open it', async () => {
    await decide('0');
    await depositor.tell({ amount: '150000', paymentId: 'pay_first' });
    expect(await found()).toEqual([0n, 'failed', null]);
  });

  it('E15 decide again when another payment comes after they have closed it', async () => {
    await decide('0');
    await depositor.tell({ paymentId: 'pay_second' });
    expect(await found()).toEqual([0n, 'review', 'paid by pay_second']);
    await decide('200000');
    expect([...(await found()), await payment()]).toEqual([200_000n, 'paid', null, [{ id: 'pay_second' }]]);
  });

  it('E5 E15 credit no amount below zero, and nothing changes', async () => {
    await expect(decide('-1')).rejects.toThrow('zero or more');
    expect(await found()).toEqual([0n, 'review', 'paid 150000']);
  });

  it('E15 F6 pay with it first what the member owes', async () => {
    const [debt] = await site.query<{ id: string }>(
      `insert into purse (id, brand_id, member_id, purpose, currency, may_go_negative)
       select uuid_v7(), brand_id, member_id, 'receivable', currency, true from purse
        where member_id = $1 and purpose = 'main' returning id`,
      [depositor.id],
    );
    const to = await housePurseOf(site, 'house_games');
    const owed = { key: freshName(), from: debt?.id ?? '', to, amount: 50_000n, kind: 'win_rollback_debt' };
    await postTransfers(site.site.db.pool, [[owed]]);
    await decide('150000');
    expect((await found())[0]).toBe(100_000n);
    expect(
      await site.query(
        "select payload ->> 'sumBalance' as told from outbox where member_id = $1 and topic = 'balance' order by id desc limit 1",
        [depositor.id],
      ),
    ).toEqual([{ told: '100000' }]);
  });
});
