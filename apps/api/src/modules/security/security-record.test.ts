import { endpoints } from '@lantern/contracts';
import { expect, it, onTestFinished, vi } from 'vitest';
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
  await site.site.security.flush();
  const [row] = await site.query(
    `select e.kind, b.code as brand, e.member_id, e.address, e.detail ->> 'call' as call
       from security_event e left join brand b on b.id = e.brand_id
         order by e.created_at desc, e.id desc limit 1`,
  );
  return row;
}

it('A1 a wrong password is recorded with the brand and the address', async () => {
  const body = { type: 'username' as const, username: freshName(), password: 'Wrong-pass-1' };
  await site.client.call(endpoints.login, { body });
  const expected = {
    kind: 'wrong_credentials',
    brand: 'lantern',
    memberId: null,
    address: '127.0.0.1',
    call: 'login',
  };
  expect(await lastEvent()).toEqual(expected);
});

it('A16 a refused member is recorded by name', async () => {
  const { value: trial } = await site.client.call(endpoints.freePlay, { body: {} });
  await site.client.call(endpoints.depositMethods, { token: trial.token });
  expect(await lastEvent()).toMatchObject({
    kind: 'in_need_true_account',
    memberId: trial.customerId,
  });
});

it('F1 an invalid signature of a machine is recorded', async () => {
  await site.vendorCall('balance', {}, { secret: 'a secret of somebody else, long enough' });
  expect(await lastEvent()).toMatchObject({ kind: 'bad_signature', call: 'vendorBalance' });
});

it('E17 the site can neither change nor delete a record', async () => {
  await expect(site.query("update security_event set kind = 'x'")).rejects.toThrow(
    'permission denied',
  );
  await expect(site.query('delete from security_event')).rejects.toThrow('permission denied');
});

it('a harmless mistake is not recorded', () => {
  expect(isSuspicious('invalid_input')).toBe(false);
  expect(isSuspicious('insufficient_funds')).toBe(false);
});

const rowsSince = async (moment: Date) =>
  site.query<{ address: string; count: number }>(
    `select address, (detail ->> 'count')::int as count from security_event
      where created_at >= $1 order by 1`,
    [moment],
  );

it('B9 F1 three hundred invalid calls in a minute are one row with their number', async () => {
  await site.site.security.flush();
  const moment = site.clock.now();
  const knock = () =>
    site.client
      .raw('POST', '/vendor/nobody/bet')
      .set('content-type', 'application/json')
      .send('{}');
  for (let times = 0; times < 10; times += 1) await Promise.all(Array.from({ length: 30 }, knock));
  await site.site.security.flush();
  const rows = await rowsSince(moment);
  // Unknown at first, then refused for too many calls.
  expect(rows.map(({ count }) => count).sort()).toEqual([240, 60]);
});

it('B9 a minute is written after its end, one row per caller or IPv6 household', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const query = vi
    .spyOn(site.site.db.pool, 'query')
    .mockResolvedValue({ fields: [], rows: [] } as never);
  onTestFinished(() => query.mockRestore());
  const record = new SecurityRecord({ db: site.site.db, clock: site.clock, onLost: vi.fn() });
  for (let nth = 0; nth < 900; nth += 1)
    record.note({ ...event, address: `2001:db8:1:2::${nth.toString(16)}` });
  record.note(event);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(query).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(query).toHaveBeenCalledTimes(1);
  const [, [written]] = query.mock.calls[0] as unknown as [string, [string]];
  expect(JSON.parse(written)).toMatchObject([{ detail: { count: 900 } }, { detail: { count: 1 } }]);
});

it('B9 a flood from everywhere is written in one statement, and its rest is counted', async () => {
  const onLost = vi.fn();
  const record = new SecurityRecord({ db: site.site.db, clock: site.clock, onLost });
  const moment = site.clock.now();
  for (let nth = 0; nth < 2400; nth += 1)
    record.note({ ...event, address: `10.1.${nth >> 8}.${nth & 255}` });
  await record.flush();
  const rows = await rowsSince(moment);
  expect(rows).toHaveLength(2001);
  expect(rows).toContainEqual({ address: 'many', count: 400 });
  expect(onLost).not.toHaveBeenCalled();
});

it('M2 without a database the refusal is the same, and the log reports the loss', async () => {
  const onLost = vi.fn();
  const query = vi.spyOn(site.site.db.pool, 'query').mockRejectedValue(new Error('gone') as never);
  const record = new SecurityRecord({ db: site.site.db, clock: site.clock, onLost });
  record.note(event);
  await record.flush();
  query.mockRestore();
  expect(onLost).toHaveBeenCalledWith(1, expect.objectContaining({ message: 'gone' }));
});
