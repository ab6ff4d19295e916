import { endpoints } from '@lantern/contracts';
import { beforeEach, describe, expect, it } from 'vitest';
import { useBrandChanges } from '../../../testing/brand-changes.ts';
import { Player, verdictOf } from '../../../testing/player.ts';
import { Protected } from '../../../testing/protected.ts';
import { useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();
const brands = useBrandChanges(site);

let player: Player;
let member: Protected;
beforeEach(async () => {
  player = await Player.with(site, 100_000n);
  member = new Protected(site, player.member.token);
});

const bet = async (amount: string) =>
  verdictOf(await site.vendorCall('bet', player.bet({ amount })));

describe('RGC-01 a limit of a member', () => {
  it('RGC-01 applies at once when it is the first or a lower one', async () => {
    expect((await member.wish('stake', '5000')).value).toEqual({ outcome: 'set' });
    expect([await bet('4000'), await bet('1001')]).toEqual(['ok', 'limit_reached']);
    expect((await member.wish('stake', '4500')).value).toEqual({ outcome: 'set' });
    expect(await member.limit('stake')).toMatchObject({
      amount: '4500',
      used: '4000',
      left: '500',
      raise: null,
    });
    expect([await bet('501'), await bet('500')]).toEqual(['limit_reached', 'ok']);
  });

  it('RGC-01 of zero blocks everything', async () => {
    await member.wish('loss', '0');
    expect(await bet('1')).toBe('limit_reached');
    expect(await member.limit('loss')).toMatchObject({ amount: '0', left: '0' });
  });

  it.each(['9000', null])(
    'RGC-01 raised to %s waits a day, and then needs a second yes',
    async (wish) => {
      await member.wish('stake', '5000', 'week');
      expect((await member.wish('stake', wish, 'week')).value).toEqual({ outcome: 'waits' });
      const waiting = await member.limit('stake', 'week');
      expect(waiting).toMatchObject({ amount: '5000', raise: { to: wish } });
      expect(await bet('5001')).toBe('limit_reached');
      expect(await member.confirm('stake', 'week')).toMatchObject({
        status: 409,
        reply: { code: 'raise_too_soon', value: { opensAt: waiting?.raise?.opensAt } },
      });
      await site.query(
        `update protection_limit set raise_opens_at = now() - interval '1 second'
          where member_id = $1`,
        [player.id],
      );
      // The end of the day does not raise anything by itself.
      expect(await bet('5001')).toBe('limit_reached');
      expect((await member.confirm('stake', 'week')).value).toEqual({});
      expect(await member.limit('stake', 'week')).toMatchObject({ amount: wish, raise: null });
      expect(await bet('5001')).toBe('ok');
      expect((await member.confirm('stake', 'week')).reply).toMatchObject({
        code: 'no_raise_waiting',
      });
    },
  );

  it('RGC-01 stays as it is when its raise was not confirmed in time', async () => {
    await member.wish('deposit', '5000');
    await member.wish('deposit', '9000');
    await site.query(
      `update protection_limit
        set raise_opens_at = now() - interval '8 days',
          raise_lapses_at = now() - interval '1 second'
        where member_id = $1`,
      [player.id],
    );
    expect(await member.limit('deposit')).toMatchObject({ amount: '5000', raise: null });
    expect((await member.confirm('deposit')).reply).toMatchObject({ code: 'no_raise_waiting' });
  });

  it('RGC-01 is not raised by confirming a cancelled raise', async () => {
    await member.wish('deposit', '5000');
    await member.wish('deposit', '9000');
    expect((await member.drop('deposit')).value).toEqual({});
    expect((await member.drop('deposit')).reply).toMatchObject({ code: 'no_raise_waiting' });
    expect((await member.confirm('deposit')).reply).toMatchObject({ code: 'no_raise_waiting' });
    expect(await member.limit('deposit')).toMatchObject({ amount: '5000', raise: null });
  });

  it('RGC-01 is raised once by ten confirmations at once', async () => {
    await member.wish('stake', '5000');
    await member.wish('stake', '9000');
    await site.query('update protection_limit set raise_opens_at = now() where member_id = $1', [
      player.id,
    ]);
    const answers = await Promise.all(Array.from({ length: 10 }, () => member.confirm('stake')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await member.history()).filter(({ kind }) => kind === 'raise_confirmed')).toHaveLength(
      1,
    );
  });

  it.each([
    [{ kind: 'session', period: 'week', amount: '60' }],
    [{ kind: 'stake', period: 'day', amount: '-1' }],
    [{ kind: 'stake', period: 'day', amount: '1e3' }],
    [{ kind: 'stake', period: 'day', amount: 5 }],
    [{ kind: 'stake', period: 'day', amount: '5', source: 'operator' }],
    [
      {
        kind: 'stake',
        period: 'day',
        amount: '5',
        memberId: '01a20000-0000-7000-8000-000000000000',
      },
    ],
  ])('D8 RGC-01 is one that the page offers, not %j', async (body) => {
    const { token } = player.member;
    expect(
      await site.client.call(endpoints.setLimit, { token, body: body as never }),
    ).toMatchObject({
      status: 400,
      reply: { code: 'invalid_input' },
    });
  });

  it('RGC-01 on time has at most the minutes of a day', async () => {
    expect((await member.wish('session', '1441')).reply).toMatchObject({
      code: 'limit_above_maximum',
      value: { most: '1440' },
    });
  });

  it('D1 RGC-01 belongs to its own member', async () => {
    const other = new Protected(site, (await site.register()).token);
    await member.wish('stake', '5000');
    expect(await other.limit('stake')).toMatchObject({ amount: null, left: null });
    expect(await other.history()).toEqual([]);
  });
});

describe('RGC-01 the calendar of a limit', () => {
  it.each(['day', 'week', 'month'] as const)(
    'RGC-01 leaves out stakes from before this %s',
    async (period) => {
      await member.wish('stake', '5000', period);
      expect(await bet('5000')).toBe('ok');
      expect(await bet('1')).toBe('limit_reached');
      await site.query(
        'update play_day set day = protection_period_start($2, day) - 1 where member_id = $1',
        [player.id, period],
      );
      expect(await member.limit('stake', period)).toMatchObject({ used: '0', left: '5000' });
      expect(await bet('5000')).toBe('ok');
    },
  );

  it('RGC-01 on losses counts wins: a member who is ahead has more left', async () => {
    await member.wish('loss', '5000', 'week');
    const first = player.bet({ amount: '1000' });
    await site.vendorCall('bet', first);
    await site.vendorCall('win', player.win(first, { amount: '4000' }));
    expect(await member.limit('loss', 'week')).toMatchObject({ used: '-3000', left: '8000' });
    expect([await bet('8000'), await bet('1')]).toEqual(['ok', 'limit_reached']);
  });
});

describe('RGC-01 a stake of an earlier day returned today', () => {
  const kinds = ['stake', 'loss'] as const;
  let early: ReturnType<typeof player.bet>;
  beforeEach(async () => {
    early = player.bet({ amount: '10000' });
    await site.vendorCall('bet', early);
    await site.query('update play_day set day = day - 2 where member_id = $1', [player.id]);
    await site.query(
      `update vendor_transaction set created_at = created_at - interval '2 days'
        where member_id = $1`,
      [player.id],
    );
  });

  it.each(kinds)('RGC-01 adds no room under today’s %s limit', async (kind) => {
    await member.wish(kind, '10000');
    expect(await bet('4000')).toBe('ok');
    expect(verdictOf(await site.vendorCall('rollback', player.rollback(early)))).toBe('ok');
    expect(await member.limit(kind)).toMatchObject({ used: '4000', left: '6000' });
    expect([await bet('6001'), await bet('6000')]).toEqual(['limit_reached', 'ok']);
  });

  it.each(kinds)('RGC-01 adds room under the %s limit of its own period', async (kind) => {
    await site.query(
      `update play_day set day = protection_period_start('month', brand_day(m.brand_id, now()))
        from member m where m.id = member_id and m.id = $1`,
      [player.id],
    );
    await site.query(
      `update vendor_transaction t
          set created_at = protection_period_start('month', brand_day(b.id, now()))::timestamp
            at time zone b.time_zone
         from member m join brand b on b.id = m.brand_id where m.id = t.member_id and m.id = $1`,
      [player.id],
    );
    await member.wish(kind, '10000', 'month');
    expect(await bet('1')).toBe('limit_reached');
    await site.vendorCall('rollback', player.rollback(early));
    expect(await member.limit(kind, 'month')).toMatchObject({ used: '0', left: '10000' });
  });
});

describe('E12 limits and concurrent bets', () => {
  it('E12 RGC-01 accepts no more of fifty bets at once than the limit allows', async () => {
    await member.wish('stake', '10000');
    const verdicts = await Promise.all(Array.from({ length: 50 }, () => bet('1000')));
    expect(verdicts.filter((verdict) => verdict === 'ok')).toHaveLength(10);
    expect(await member.limit('stake')).toMatchObject({ used: '10000', left: '0' });
  });

  it('E12 RGC-01 a limit set amid bets is not exceeded by any later bet', async () => {
    const bets = Array.from({ length: 30 }, async () => ({
      verdict: await bet('1000'),
      at: performance.now(),
    }));
    const wish = member.wish('stake', '0').then((answer) => ({ answer, at: performance.now() }));
    const [{ answer }, ...taken] = await Promise.all([wish, ...bets]);
    expect(answer.value).toEqual({ outcome: 'set' });
    const { used } = (await member.limit('stake')) ?? {};
    expect(used).toBe(String(taken.filter(({ verdict }) => verdict === 'ok').length * 1000));
    expect(await bet('1')).toBe('limit_reached');
  });
});

describe('RGC-01 a limit of the brand', () => {
  const limits = [{ kind: 'stake', period: 'day', amount: '3000' }];

  it('RGC-01 applies to members who have set none, and none can exceed it', async () => {
    await brands.set('lantern', ['protection', 'limits'], limits);
    expect(await member.limit('stake')).toMatchObject({ amount: null, most: '3000', left: '3000' });
    expect([await bet('3000'), await bet('1')]).toEqual(['ok', 'limit_reached']);
    expect((await member.wish('stake', '3001')).reply).toMatchObject({
      code: 'limit_above_maximum',
      value: { most: '3000' },
    });
    expect((await member.wish('stake', '2000')).value).toEqual({ outcome: 'set' });
    expect(await member.limit('stake')).toMatchObject({ amount: '2000', most: '3000', left: '0' });
  });

  it('RGC-01 ends as soon as the brand has none', async () => {
    await brands.set('lantern', ['protection', 'limits'], limits);
    await brands.set('lantern', ['protection', 'limits'], []);
    expect(await site.query('select * from brand_limit')).toEqual([]);
    expect(await bet('3001')).toBe('ok');
  });
});

describe('RGC-01 the history of a limit', () => {
  it('RGC-01 every step is in the member’s history and in the security record', async () => {
    await member.wish('stake', '5000', 'month');
    await member.wish('stake', null, 'month');
    await member.drop('stake', 'month');
    await member.wish('stake', '5000', 'month');
    expect(
      (await member.history()).map(({ kind, limit }) => [kind, limit?.period, limit?.amount]),
    ).toEqual([
      ['raise_dropped', 'month', '5000'],
      ['raise_asked', 'month', null],
      ['limit_set', 'month', '5000'],
    ]);
    const events = await site.query<{ kind: string; address: string }>(
      `select kind, address from security_event
        where member_id = $1 and kind like 'protection%' order by created_at, id`,
      [player.id],
    );
    expect(events).toEqual(
      ['limit_set', 'raise_asked', 'raise_dropped'].map((kind) => ({
        kind: `protection_${kind}`,
        address: '127.0.0.1',
      })),
    );
  });

  it('E17 RGC-01 the site can neither change nor delete the history', async () => {
    await expect(site.query("update protection_event set kind = 'x'")).rejects.toThrow(
      'permission denied',
    );
    await expect(site.query('delete from protection_event')).rejects.toThrow('permission denied');
    await expect(site.query('delete from brand_limit')).rejects.toThrow('permission denied');
  });
});
