import { endpoints } from '@lantern/contracts';
import { describe, expect, it } from 'vitest';
import { useTestSite } from '../../../testing/test-site.ts';
import { removeTrials } from './index.ts';

const site = useTestSite();
const open = async () => (await site.client.call(endpoints.freePlay, { body: {} })).value;
const purses = (memberId: string) =>
  site.query<{ purpose: string; balance: string }>(
    'select purpose, balance from purse where member_id = $1',
    [memberId],
  );

async function setMostOpen(most: number): Promise<void> {
  await site.query(
    `update brand set settings = jsonb_set(settings, '{trial,mostOpen}', $1::jsonb)
      where code = 'lantern'`,
    [String(most)],
  );
  await site.site.brands.reload();
}

describe('a trial account', () => {
  it('LOG-07 D-2 is of type 4, logged in, and has only a play money purse', async () => {
    const { token, isAgent, customerId, account } = await open();
    expect(isAgent).toBe(4);
    expect(account).toMatch(/^trial[0-9a-f]{12}$/);
    expect(await purses(customerId)).toEqual([{ purpose: 'play', balance: '2000000' }]);
    expect(await site.balanceOf(token)).toBe(2_000_000n);
    const info = await site.client.call(endpoints.memberInfo, { token });
    expect(info.value).toMatchObject({ type: 4, memberLabel: [{ labelName: 'trial' }] });
  });

  it('LOG-07 has play money from the house’s play money only', async () => {
    const { customerId } = await open();
    const rows = await site.query(
      `select f.purpose as source, p.purpose as target from transfer t
         join purse f on f.id = t.from_purse join purse p on p.id = t.to_purse
           where p.member_id = $1`,
      [customerId],
    );
    expect(rows).toEqual([{ source: 'house_play', target: 'play' }]);
  });

  it('LOG-07 D7 is not available where the brand has switched it off', async () => {
    const set = (switches: string) =>
      site.query(
        `update brand set settings = jsonb_set(settings, '{switches}', $1::jsonb)
          where code = 'lantern'`,
        [switches],
      );
    const [row] = await site.query<{ switches: string }>(
      "select settings->'switches' as switches from brand where code = 'lantern'",
    );
    await set('["USERNAMEREG3"]');
    await site.site.brands.reload();
    const answer = await site.client.call(endpoints.freePlay, { body: {} });
    await set(JSON.stringify(row?.switches));
    await site.site.brands.reload();
    expect(answer).toMatchObject({ status: 403, reply: { code: 'feature_disabled' } });
  });

  it('B9 is limited per brand, until one of them is removed', async () => {
    const { customerId } = await open();
    const [{ count } = { count: 0 }] = await site.query<{ count: number }>(
      "select count(*)::integer as count from member where type = 4 and status = 'active'",
    );
    await setMostOpen(count + 1);
    await open();
    const refused = await site.client.call(endpoints.freePlay, { body: {} });
    expect(refused).toMatchObject({ status: 429, reply: { code: 'too_many_trials' } });
    expect(
      (await site.client.call(endpoints.freePlay, { body: {}, host: 'harbor.localhost' })).status,
    ).toBe(200);
    await site.query("update member set status = 'disabled' where id = $1", [customerId]);
    await open();
    await setMostOpen(5000);
  });

  it('B9 is limited to ten an hour from one address', async () => {
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => site.client.call(endpoints.freePlay, { body: {} })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    expect(
      answers.filter(({ reply }) => !reply.success && reply.code === 'too_many_requests'),
    ).toHaveLength(2);
  });

  it('LOG-07 ends after its lifetime', async () => {
    const { token } = await open();
    site.clock.turn({ hours: 12, minutes: 1 });
    expect(await site.client.call(endpoints.memberInfo, { token })).toMatchObject({ status: 401 });
  });
});

describe('an expired trial account', () => {
  const age = (memberId: string) =>
    site.query("update member set created_at = now() - interval '2 hours' where id = $1", [
      memberId,
    ]);
  const left = async (memberId: string) =>
    (
      await site.query<{ status: string; sessions: string; profiles: string }>(
        `select status, (select count(*) from session where member_id = m.id) as sessions,
                (select count(*) from member_profile where member_id = m.id) as profiles
           from member m where id = $1`,
        [memberId],
      )
    )[0];

  it('LOG-07 is deleted when its session is over; the ledger keeps its entries', async () => {
    const { customerId } = await open();
    await age(customerId);
    await site.query(
      "update session set expires_at = now() - interval '1 second' where member_id = $1",
      [customerId],
    );
    expect(await removeTrials(site.site.db)).toBe(1);
    expect(await left(customerId)).toEqual({ status: 'disabled', sessions: '0', profiles: '0' });
    expect(await purses(customerId)).toHaveLength(1);
    expect(await removeTrials(site.site.db)).toBe(0);
  });

  it('LOG-07 B9 is deleted when its session has been idle too long, and makes room', async () => {
    const [idle, active] = [await open(), await open()];
    for (const { customerId, minutes } of [
      { ...idle, minutes: 31 },
      { ...active, minutes: 29 },
    ]) {
      await age(customerId);
      await site.query(
        'update session set last_seen_at = now() - make_interval(mins => $2) where member_id = $1',
        [customerId, minutes],
      );
    }
    expect(await removeTrials(site.site.db)).toBe(1);
    expect([await left(idle.customerId), await left(active.customerId)]).toMatchObject([
      { status: 'disabled' },
      { status: 'active' },
    ]);
  });

  it('LOG-07 is kept with an open or recent session; other accounts are always kept', async () => {
    const [running, fresh, member] = [await open(), await open(), await site.register()];
    for (const { customerId } of [running, member]) await age(customerId);
    await site.query('update session set ended_at = now() where member_id = any($1)', [
      [fresh.customerId, member.customerId],
    ]);
    expect(await removeTrials(site.site.db)).toBe(0);
    expect(await left(running.customerId)).toMatchObject({ status: 'active', sessions: '1' });
    expect(await left(member.customerId)).toMatchObject({ status: 'active', profiles: '1' });
  });
});
