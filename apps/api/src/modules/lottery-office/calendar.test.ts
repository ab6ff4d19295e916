import { type BodyOf, endpoints } from '@lantern/contracts';
import type { regions } from '@lantern/rules/lottery';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { verdictOf } from '../../../testing/player.ts';
import { staffAt, type TestStaff } from '../../../testing/staff.ts';
import { useTestSite } from '../../../testing/test-site.ts';
import { scheduleProvinceDraws } from './schedule-draws.ts';

const site = useTestSite();
const { lotteryCalendar, saveLotteryRegion, addLotteryHoliday, removeLotteryHoliday } = endpoints;
const reason = 'The provinces have merged';

type Person = TestStaff & { token: string };
let owner: Person;
beforeAll(async () => {
  owner = await staffAt(site, 'owner');
});

const look = async ({ token, host }: Person = owner) =>
  (await site.client.call(lotteryCalendar, { token, host })).value;
const regionOf = async (name: (typeof regions)[number]) => {
  const found = (await look()).regions.find(({ region }) => region === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
};
const save = async (
  change: Partial<BodyOf<typeof saveLotteryRegion>> = {},
  { token, host }: Person = owner,
) => {
  const { provinces: _, ...kept } = await regionOf(change.region ?? 'south');
  return site.client.call(saveLotteryRegion, { token, host, body: { ...kept, reason, ...change } });
};
const drawsOn = (date: string) =>
  site.query<{ id: string; state: string; closes: string; opens: string }>(
    `select d.id, d.state, to_char(d.closes_at at time zone 'UTC', 'MM-DD HH24:MI') as closes,
            to_char(d.opens_at at time zone 'UTC', 'MM-DD HH24:MI') as opens
       from lottery_draw d join lottery_province_draw p on p.draw_id = d.id
      where p.date = $1 order by d.id`,
    [date],
  );
const turnTo = (date: string) => {
  site.clock.reset();
  site.clock.turn({ seconds: (Date.parse(`${date}T00:00:00Z`) - Date.now()) / 1000 });
};
/** The Monday after tomorrow or later, so that the whole day is ahead. */
const monday = (): string => {
  const at = new Date(Date.now() + 2 * 86_400_000);
  while (at.getUTCDay() !== 1) at.setUTCDate(at.getUTCDate() + 1);
  return at.toISOString().slice(0, 10);
};

describe('LOT-02 the calendar of Vietnamese draws', () => {
  it('LOT-02 has all provinces with their weekdays and the times of each region', async () => {
    const calendar = await look();
    expect(calendar.office).toBe(true);
    expect(
      calendar.regions.map(({ region, closesAt, drawsAt }) => [region, closesAt, drawsAt]),
    ).toEqual([
      ['north', '18:10', '18:15'],
      ['central', '17:10', '17:15'],
      ['south', '16:10', '16:15'],
    ]);
    const counts = calendar.regions.map(({ days }) =>
      Array.from({ length: 7 }, (_, at) => days.filter(({ weekday }) => weekday === at).length),
    );
    expect(counts).toEqual([
      [1, 1, 1, 1, 1, 1, 1],
      [3, 2, 2, 2, 3, 2, 3],
      [3, 3, 3, 3, 3, 3, 4],
    ]);
    const south = calendar.regions[2];
    const names = new Map(south?.provinces.map(({ code, name }) => [code, name]));
    expect(
      south?.days.filter(({ weekday }) => weekday === 1).map(({ province }) => names.get(province)),
    ).toEqual(['Cà Mau', 'Đồng Tháp', 'TP.HCM']);
  });

  it('LOT-02 is changed by the office alone, with a trace; not by an old version', async () => {
    const before = await regionOf('south');
    const days = before.days.filter(({ province }) => province !== 'ca-mau');
    expect(verdictOf(await save({ days, closesAt: '16:05' }))).toBe('ok');
    expect(await regionOf('south')).toMatchObject({ closesAt: '16:05', days });
    expect(verdictOf(await save({ version: before.version }))).toBe('rule_changed');
    const [event] = await site.query<{ action: string; reason: string }>(
      `select action, reason from audit_event where subject = 'south' order by seq desc limit 1`,
    );
    expect(event).toEqual({ action: 'lottery_calendar_changed', reason });
    expect(verdictOf(await save({ days: before.days, closesAt: before.closesAt }))).toBe('ok');
    const elsewhere = await staffAt(site, 'owner', 'harbor');
    expect((await look(elsewhere)).office).toBe(false);
    expect(verdictOf(await save({}, elsewhere))).toBe('not_lottery_office');
    const { token, host } = elsewhere;
    const added = { date: '2030-02-02', region: null, name: 'Tết', reason };
    const removed = { id: '01a20000-0000-7000-8000-000000000000', reason };
    for (const answer of [
      await site.client.call(addLotteryHoliday, { token, host, body: added }),
      await site.client.call(removeLotteryHoliday, { token, host, body: removed }),
    ])
      expect(verdictOf(answer)).toBe('not_lottery_office');
    expect(verdictOf(await save({}, await staffAt(site, 'support')))).toBe('permission_denied');
  });

  it.each([
    ['closing after the draw', { closesAt: '16:20' }],
    ['a time that does not exist', { drawsAt: '24:10' }],
    ['an eighth day', { days: [{ weekday: 7, province: 'hcm' }] }],
    [
      'a province twice on one day',
      { days: [1, 1].map((weekday) => ({ weekday, province: 'hcm' })) },
    ],
    [
      'two draws of the North on one day',
      {
        region: 'north' as const,
        days: ['ha-noi', 'bac-ninh'].map((province) => ({ weekday: 1, province })),
      },
    ],
  ])('LOT-02 refuses %s', async (_what, change) => {
    expect(verdictOf(await save(change))).toBe('invalid_input');
  });

  it('LOT-02 refuses a province of another region', async () => {
    const days = [{ weekday: 1, province: 'ha-noi' }];
    expect(verdictOf(await save({ days }))).toBe('province_not_found');
  });
});

describe('LOT-02 province draws', () => {
  const holiday = async (date: string, region: 'south' | null) =>
    site.client.call(addLotteryHoliday, {
      ...{ token: owner.token, body: { date, region, name: 'Tết', reason } },
    });

  it('LOT-02 G16 are scheduled once, by the clocks of Vietnam', async () => {
    const date = monday();
    turnTo(date);
    await scheduleProvinceDraws(site.site);
    expect(await scheduleProvinceDraws(site.site)).toBe(0);
    const compact = date.replaceAll('-', '');
    const draws = await drawsOn(date);
    expect(draws.map(({ id }) => id)).toEqual(
      ['ca-mau', 'dong-thap', 'hcm', 'hue', 'north', 'phu-yen'].map(
        (one) => `vn-${one}-${compact}`,
      ),
    );
    const day = date.slice(5);
    expect(draws.find(({ id }) => id.includes('hcm'))).toMatchObject({
      ...{ state: 'open', closes: `${day} 09:10` },
    });
  });

  afterEach(() => site.clock.reset());

  it('LOT-02 do not take place on a holiday, and do again once it is removed', async () => {
    const date = new Date(Date.parse(monday()) + 7 * 86_400_000).toISOString().slice(0, 10);
    expect(verdictOf(await holiday(date, 'south'))).toBe('ok');
    expect(verdictOf(await holiday(date, 'south'))).toBe('holiday_known');
    turnTo(date);
    await scheduleProvinceDraws(site.site);
    expect((await drawsOn(date)).map(({ id }) => id.slice(0, -9))).toEqual([
      ...['vn-hue', 'vn-north', 'vn-phu-yen'],
    ]);
    site.clock.reset();
    const id = (await look()).holidays.find((one) => one.date === date)?.id ?? '';
    const remove = () =>
      site.client.call(removeLotteryHoliday, { token: owner.token, body: { id, reason } });
    expect(verdictOf(await remove())).toBe('ok');
    expect(verdictOf(await remove())).toBe('holiday_not_found');
    turnTo(date);
    await scheduleProvinceDraws(site.site);
    expect(await drawsOn(date)).toHaveLength(6);
  });

  it('LOT-02 need two sources of results', async () => {
    const [first] = site.results.sources;
    const context = { ...site.site, resultSources: first ? [first] : [] };
    turnTo(monday());
    site.clock.turn({ days: 21 });
    expect(await scheduleProvinceDraws(context)).toBe(0);
  });
});
