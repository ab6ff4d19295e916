import { describe, expect, it } from 'vitest';
import {
  chaseSteps,
  type FastSchedule,
  issuesOf,
  nextIssues,
  type ProvinceDay,
  provincesOn,
} from './schedule.ts';
import { instantOf } from './zone.ts';

const minute: FastSchedule = {
  ...{ zone: 'Asia/Ho_Chi_Minh', first: '00:01', every: 60, count: 1440, closing: 5 },
};
const iso = (instant: number | undefined): string => new Date(instant ?? 0).toISOString();

describe('LOT-03 the issues of a day', () => {
  it.each([
    [60, 1440],
    [90, 960],
    [180, 480],
    [300, 288],
    [600, 144],
  ])('every %d seconds are %d', (every, count) => {
    const { count: _none, ...allDay } = minute;
    expect(issuesOf({ ...allDay, every }, '2026-11-23')).toHaveLength(count);
  });

  it('have an id, and each opens when the one before closes', () => {
    const issues = issuesOf(minute, '2026-11-23');
    expect([issues[0]?.id, issues.at(-1)?.id]).toEqual(['20261123-0001', '20261123-1440']);
    expect(iso(issues[0]?.drawsAt)).toBe('2026-11-22T17:01:00.000Z');
    expect(iso(issues[0]?.closesAt)).toBe('2026-11-22T17:00:55.000Z');
    for (const [at, issue] of issues.entries())
      if (at > 0) expect(issue.opensAt).toBe(issues[at - 1]?.closesAt);
  });

  it('can go past midnight: 180 of them from 13:09 to 04:04', () => {
    const boat = { ...minute, zone: 'Asia/Shanghai', first: '13:09', every: 300, count: 180 };
    const issues = issuesOf(boat, '2026-11-23');
    expect([iso(issues[0]?.drawsAt), iso(issues.at(-1)?.drawsAt)]).toEqual([
      ...['2026-11-23T05:09:00.000Z', '2026-11-23T20:04:00.000Z'],
    ]);
    const night = Date.parse('2026-11-23T19:00:00Z');
    expect(nextIssues(boat, night, 1)[0]?.id).toBe('20261123-0168');
  });

  it('of the next days follow without a gap or a repetition', () => {
    const start = Date.parse('2026-11-23T16:30:00Z');
    const issues = nextIssues(minute, start, 3000);
    expect(new Set(issues.map(({ id }) => id)).size).toBe(3000);
    for (const [at, { drawsAt }] of issues.entries())
      expect(drawsAt).toBe((issues[0]?.drawsAt ?? 0) + at * 60_000);
  });

  it.each([
    ['spring', '2026-03-08', 23 * 12],
    ['autumn', '2026-11-01', 25 * 12],
    ['no change', '2026-11-02', 24 * 12],
  ])(
    'G16 with a change of clocks in %s no slot is missing or drawn twice',
    (_what, date, count) => {
      const abroad = { zone: 'America/New_York', first: '00:05', every: 300, closing: 5 };
      const issues = issuesOf(abroad, date);
      expect(issues).toHaveLength(count);
      const times = issues.map(({ drawsAt }) => drawsAt);
      expect(times.every((time, at) => at === 0 || time === (times[at - 1] ?? 0) + 300_000)).toBe(
        true,
      );
    },
  );
});

describe('G16 a local time', () => {
  it.each([
    ['Asia/Ho_Chi_Minh', '18:15', '2026-11-23T11:15:00.000Z'],
    ['Asia/Shanghai', '00:00', '2026-11-22T16:00:00.000Z'],
    ['UTC', '23:59:59', '2026-11-23T23:59:59.000Z'],
  ])('of %s, %s, is %s', (zone, time, instant) => {
    expect(iso(instantOf(zone, '2026-11-23', time))).toBe(instant);
  });

  it('that is skipped is moved, and one that comes twice is the first', () => {
    const zone = 'America/New_York';
    expect(iso(instantOf(zone, '2026-03-08', '02:30'))).toBe('2026-03-08T07:30:00.000Z');
    expect(iso(instantOf(zone, '2026-11-01', '01:30'))).toBe('2026-11-01T05:30:00.000Z');
  });
});

describe('LOT-02 the provinces of a day', () => {
  const rows: ProvinceDay[] = [
    { region: 'south', province: 'hcm', weekday: 1 },
    { region: 'south', province: 'dong-thap', weekday: 1 },
    { region: 'central', province: 'hue', weekday: 1 },
    { region: 'south', province: 'hcm', weekday: 6 },
  ];

  it('are those of its weekday and region', () => {
    expect(provincesOn(rows, [], 'south', '2026-11-23')).toEqual(['hcm', 'dong-thap']);
    expect(provincesOn(rows, [], 'south', '2026-11-28')).toEqual(['hcm']);
    expect(provincesOn(rows, [], 'central', '2026-11-28')).toEqual([]);
  });

  it('are none on a holiday', () => {
    const tet = [{ date: '2026-11-23' }];
    expect(provincesOn(rows, tet, 'south', '2026-11-23')).toEqual([]);
    const ofCentral = [{ date: '2026-11-23', region: 'central' as const }];
    expect(provincesOn(rows, ofCentral, 'south', '2026-11-23')).toHaveLength(2);
  });
});

describe('LOT-05 a chase', () => {
  it('repeats the bet with its multiples', () => {
    expect(chaseSteps(['a', 'b', 'c', 'd'], 1, 2, 2).map(({ multiple }) => multiple)).toEqual([
      ...[1, 1, 2, 2],
    ]);
    expect(chaseSteps(['a', 'b'], 3)).toEqual([
      { issue: 'a', multiple: 3 },
      { issue: 'b', multiple: 3 },
    ]);
  });

  it.each([
    [0, 1, 1],
    [1, 0.5, 1],
    [1, 2, 0],
  ])('refuses %d, %d and %d', (first, factor, draws) => {
    expect(() => chaseSteps(['a'], first, factor, draws)).toThrow(RangeError);
  });
});
