import { endpoints } from '@lantern/contracts';
import { expect, it, vi } from 'vitest';
import { freshName, useTestSite } from '../../../testing/test-site.ts';
import { isSuspicious, SecurityRecord } from './index.ts';

const site = useTestSite();

const event = {
  kind: 'wrong_credentials' as const,
  brandId: undefined,
  memberId: undefined,
  address: '203.0.113.9',
  detail: { call: 'login', requestId: 'one' },
};

async function lastEvent() {
  await site.site.security.settled();
  const [row] = await site.query(
    `select e.kind, b.code as brand, e.member_id, e.address, e.detail ->> 'call' as call
       from security_event e left join brand b on b.id = e.brand_id order by e.created_at desc, e.id desc limit 1`,
  );
  return row;
}

it('A1 a wrong password is written down, with the brand and the address', async () => {
  const body = { type: 'username' as const, username: freshName(), password: 'Wrong-pass-1' };
  await site.client.call(endpoints.login, { body });
  const expected = {
    kind: 'wrong_credentials',
    brand: 'lantern',
    member_id: null,
    address: '127.0.0.1',
    call: 'login',
  };
  expect(await lastEvent()).toEqual(expected);
});

it('A16 a member who is refused is named', async () => {
  const { value: trial } = await site.client.call(endpoints.freePlay, { body: {} });
  await site.client.call(endpoints.depositMethods, { token: trial.token });
  expect(await lastEvent()).toMatchObject({ kind: 'in_need_true_account', member_id: trial.customerId });
});

it('F1 a machine that signs wrongly is written down', async () => {
  await site.vendorCall('balance', {}, { secret: 'a secret of somebody else, long enough' });
  expect(await lastEvent()).toMatchObject({ kind: 'bad_signature', call: 'vendorBalance' });
});

it('E17 what is written stays: the site may neither change nor remove it', async () => {
  await expect(site.query("update security_event set kind = 'x'")).rejects.toThrow('permission denied');
  await expect(site.query('delete from security_event')).rejects.toThrow('permission denied');
});

it('a mistake is not written down', () => {
  expect(isSuspicious('invalid_input')).toBe(false);
  expect(isSuspicious('insufficient_funds')).toBe(false);
});

it('K19 a flood is written in few statements, and what goes beyond is counted', async () => {
  const query = vi.spyOn(site.site.db.pool, 'query');
  const onLost = vi.fn();
  const record = new SecurityRecord({ db: site.site.db, onLost });
  const [{ count: before }] = (await site.query('select count(*)::int from security_event')) as [{ count: number }];
  query.mockClear();
  for (let nth = 0; nth < 900; nth += 1) record.note(event);
  await record.settled();
  expect(query).toHaveBeenCalledTimes(2);
  query.mockRestore();
  expect(await site.query('select count(*)::int from security_event')).toEqual([{ count: before + 501 }]);
  expect(onLost.mock.calls).toEqual([[399]]);
});

it('M2 without a database the refusal is the same, and the log says what was lost', async () => {
  const onLost = vi.fn();
  const query = vi.spyOn(site.site.db.pool, 'query').mockRejectedValue(new Error('gone') as never);
  const record = new SecurityRecord({ db: site.site.db, onLost });
  record.note(event);
  await record.settled();
  query.mockRestore();
  expect(onLost).toHaveBeenCalledWith(1, expect.objectContaining({ message: 'gone' }));
});
