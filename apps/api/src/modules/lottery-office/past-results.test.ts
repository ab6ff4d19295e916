import { endpoints } from '@lantern/contracts';
import { dayAfter } from '@lantern/rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { verdictOf } from '../../../testing/player.ts';
import { useTestSite } from '../../../testing/test-site.ts';
import { fetchPastResults } from './past-results.ts';
import { todayInVietnam } from './vietnam.ts';

const site = useTestSite();
const today = todayInVietnam(new Date());
const yesterday = dayAfter(today, -1);
const fetchPast = () => fetchPastResults(site.site);

beforeEach(async () => {
  Object.assign(site.results.moods, { one: undefined, two: undefined });
  await site.asOwner(
    `set session_replication_role = replica;
     truncate lottery_past_day, lottery_province_draw, lottery_reading, lottery_outside_result,
              lottery_correction_told;
     delete from lottery_draw;
     set session_replication_role = origin`,
  );
});

const results = async (region: 'north' | 'central' | 'south', day?: string) =>
  (await site.client.call(endpoints.regionResults, { query: { region, ...(day ? { day } : {}) } }))
    .value;
const count = async () =>
  (
    await site.query<{ days: number; draws: number; bets: number }>(
      `select (select count(*) from lottery_past_day where times = 5)::integer as days,
              (select count(*) from lottery_draw where state = 'settled')::integer as draws,
              (select count(*) from lottery_draw where tickets > 0)::integer as bets`,
    )
  )[0];

describe('LOT-02 results of days before a site was started', () => {
  it('are those on which both sources agree, for each province of the calendar', async () => {
    await fetchPast();
    const found = await count();
    expect(found).toMatchObject({ days: 35, bets: 0 });
    // Each week: the North daily, and the provinces of the calendar.
    const [week] = await site.query<{ draws: number }>(
      'select count(*)::integer as draws from lottery_province_day',
    );
    expect(found?.draws).toBe(5 * (week?.draws ?? 0));
    const south = await results('south');
    expect(south.day).toBe(yesterday);
    expect(south.before).toBe(dayAfter(yesterday, -1));
    expect(south.after).toBeNull();
    expect(south.provinces.length).toBeGreaterThanOrEqual(3);
    for (const { result, state, family } of south.provinces) {
      expect({ state, family }).toEqual({ state: 'settled', family: 'vn18' });
      expect(result).toHaveLength(18);
    }
    expect((await results('north', yesterday)).provinces).toMatchObject([{ family: 'vn27' }]);
  });

  it('are listed for their game, and say that nothing was sold', async () => {
    await fetchPast();
    const [province] = (await results('central')).provinces;
    const { gameCode = '', drawId = '' } = province ?? {};
    const { value } = await site.client.call(endpoints.lotteryResults, { query: { gameCode } });
    expect(value.list[0]).toMatchObject({ drawId, result: province?.result });
    const details = await site.client.call(endpoints.drawDetails, { query: { drawId } });
    expect(details.value.draw).toMatchObject({ tickets: 0, state: 'settled', seed: null });
  });

  it.each(['contradictory', 'wrong', 'partial', 'late', 'unreachable'] as const)(
    'are not kept while a source is %s; the next run asks about the next day',
    async (mood) => {
      site.results.moods.two = mood;
      await fetchPast();
      await fetchPast();
      expect(await count()).toMatchObject({ days: 0, draws: 0 });
      const asked = await site.query<{ day: string }>(
        'select to_char(date, $1) as day from lottery_past_day',
        ['YYYY-MM-DD'],
      );
      expect(asked.map(({ day }) => day).sort()).toEqual([dayAfter(yesterday, -1), yesterday]);
    },
  );

  it('are asked for again after an hour, and at most five times', async () => {
    site.results.moods.one = 'late';
    for (let times = 0; times < 7; times += 1) {
      await fetchPast();
      await site.asOwner(
        `update lottery_past_day set asked_at = now() - interval '2 hours';
         insert into lottery_past_day (date, asked_at, times)
           select current_date - n, now(), 5 from generate_series(-1, 40) n
           on conflict do nothing`,
      );
    }
    const [asked] = await site.query('select times from lottery_past_day where date = $1::date', [
      yesterday,
    ]);
    expect(asked).toEqual({ times: 5 });
  });

  it('are not asked for on a holiday, and not for a draw that was sold', async () => {
    await site.asOwner(`insert into lottery_holiday (date, name) values ('${yesterday}', 'Rest')`);
    await fetchPast();
    expect((await results('south')).day).toBe(dayAfter(yesterday, -1));
    const before = await count();
    await site.asOwner('delete from lottery_holiday; delete from lottery_past_day');
    await fetchPast();
    expect((await count())?.draws).toBeGreaterThan(before?.draws ?? 0);
    const sources = await site.query('select from lottery_outside_result where revision > 1');
    expect(sources).toEqual([]);
  });

  it('G5 cannot be written before their time, for a known draw, or by one source', async () => {
    const write = async (date: string, said: object[]) =>
      (
        await site.query<{ verdict: string }>(
          "select lottery_past_draw_write('hcm', $1, sha256(''), $2) as verdict",
          [date, JSON.stringify(said)],
        )
      )[0]?.verdict;
    const lengths = [6, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4, 4, 4, 4, 3, 2];
    const result = lengths.map((length) => '1'.repeat(length));
    const [one, two] = [
      { source: 'one', result },
      { source: 'two', result },
    ];
    expect(await write(dayAfter(today, 1), [one, two])).toBe('draw_open');
    expect(await write(yesterday, [one, one])).toBe('waiting');
    expect(await write(yesterday, [one, { ...two, result: result.toReversed() }])).toBe('differ');
    const short = { result: ['1'] };
    expect(
      await write(yesterday, [
        { ...one, ...short },
        { ...two, ...short },
      ]),
    ).toBe('result_unfit');
    expect(await write(yesterday, [one, two])).toBe('settled');
    expect(await write(yesterday, [one, two])).toBe('draw_decided');
  });
});

describe('LOT-02 the results of a region', () => {
  it('are empty before the first one, and of a day without draws', async () => {
    expect(await results('north')).toEqual({ day: null, provinces: [], before: null, after: null });
    await fetchPast();
    expect(await results('north', '2026-01-01')).toMatchObject({ provinces: [], before: null });
  });

  it('of an unknown region are refused', async () => {
    const query = { region: 'east' as 'north' };
    expect(verdictOf(await site.client.call(endpoints.regionResults, { query }))).toBe(
      'invalid_input',
    );
  });
});
