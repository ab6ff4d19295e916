import { beforeEach, expect, it, vi } from 'vitest';
import { brandIdOf } from '../../../testing/brand-ids.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';
import {
  openWithdrawal,
  payOut,
  pursesOf,
  type Withdrawer,
  withdrawerWith,
} from '../../../testing/withdrawals.ts';
import { cancel, holdMoney, receive } from './withdrawal.store.ts';

const site = useTestSite();

let own: Withdrawer;
beforeEach(async () => {
  own = await withdrawerWith(site, 500_000n);
});

const owner = async () => ({ brandId: await brandIdOf(site, 'lantern'), memberId: own.id });

/** Fails the next statement, as for the victim of a deadlock. */
const turnAwayOnce = () =>
  vi
    .spyOn(site.site.db.pool, 'query')
    .mockImplementationOnce(() =>
      Promise.reject(Object.assign(new Error('deadlock detected'), { code: '40P01' })),
    );

it('E10 M14 a withdrawal that met another transaction is retried, and held once', async () => {
  const whose = await owner();
  const wish = {
    ...whose,
    id: site.site.random.id(),
    reference: `W-${freshName().slice(-8).toUpperCase()}`,
    idempotencyKey: freshName(),
  };
  const [account] = await site.query<{ id: string }>(
    'select id from bank_account where member_id = $1',
    [own.id],
  );
  turnAwayOnce();
  const held = await holdMoney(site.site.db, {
    ...wish,
    bankAccountId: account?.id ?? '',
    amount: 200_000n,
    fee: 0n,
  });
  expect(held).toEqual({ verdict: 'requested', detail: { reference: wish.reference } });
  expect(await pursesOf(site, own.id)).toEqual({ main: 300_000n, withdrawal: 200_000n });
});

it('E10 M14 a cancellation that met another transaction is retried', async () => {
  const whose = await owner();
  const { reference } = await openWithdrawal(site, own);
  turnAwayOnce();
  expect(await cancel(site.site.db, whose, reference)).toBe('cancelled');
  expect(await pursesOf(site, own.id)).toEqual({ main: 500_000n, withdrawal: 0n });
});

it('E10 M14 a confirmation that met another transaction is retried', async () => {
  const whose = await owner();
  const { reference } = await openWithdrawal(site, own);
  await payOut(site, reference);
  turnAwayOnce();
  expect(await receive(site.site.db, whose, reference)).toBe('received');
});
