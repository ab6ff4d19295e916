import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PeriodLength } from './kinds.ts';
import { daysOf, firstPeriod, periodAfter, periodAt, periodBefore, settledAt } from './periods.ts';

const hours = (from: Date, to: Date) => (to.getTime() - from.getTime()) / 3_600_000;
const iso = (text: string) => new Date(text);
const zones = [
  'UTC',
  'Asia/Manila',
  'Asia/Kathmandu',
  'Europe/Berlin',
  'America/Sao_Paulo',
  'America/Havana',
  'Asia/Beirut',
  'Australia/Lord_Howe',
];
const lengths: PeriodLength[] = ['window', 'hourly', 'daily', 'weekly', 'semiMonthly', 'monthly'];

describe('CON-04 periods', () => {
  it('are the days, weeks from Monday, half months and months of the brand’s time zone', () => {
    const days = (length: PeriodLength, at: string) =>
      Object.values(daysOf(periodAt(length, iso(at), 'Asia/Manila'), 'Asia/Manila')).join(' ');
    expect(days('daily', '2026-11-22T16:00:00Z')).toBe('2026-11-23 2026-11-23');
    expect(days('daily', '2026-11-22T15:59:59.999Z')).toBe('2026-11-22 2026-11-22');
    expect(days('weekly', '2026-11-22T15:59:59.999Z')).toBe('2026-11-16 2026-11-22');
    expect(days('semiMonthly', '2028-02-15T15:59:59Z')).toBe('2028-02-01 2028-02-15');
    expect(days('semiMonthly', '2028-02-15T16:00:00Z')).toBe('2028-02-16 2028-02-29');
    expect(days('monthly', '2026-12-31T15:00:00Z')).toBe('2026-12-01 2026-12-31');
  });

  it('a day has 23 or 25 hours where the clocks change, and each hour is a period', () => {
    const spring = periodAt('daily', iso('2027-03-28T12:00:00Z'), 'Europe/Berlin');
    const autumn = periodAt('daily', iso('2027-10-31T12:00:00Z'), 'Europe/Berlin');
    expect([spring, autumn].map(({ start, end }) => hours(start, end))).toEqual([23, 25]);
    const first = periodAt('hourly', iso('2027-10-31T00:30:00Z'), 'Europe/Berlin');
    const again = periodAfter(first, 'Europe/Berlin');
    expect([first.start, again.start, again.end]).toEqual([
      iso('2027-10-31T00:00:00Z'),
      iso('2027-10-31T01:00:00Z'),
      iso('2027-10-31T02:00:00Z'),
    ]);
  });

  it('a day starts at the change of the clocks where midnight is skipped, or shown twice', () => {
    const skipped = periodAt('daily', iso('2018-11-04T12:00:00Z'), 'America/Sao_Paulo');
    expect([skipped.start, hours(skipped.start, skipped.end)]).toEqual([
      iso('2018-11-04T03:00:00Z'),
      23,
    ]);
    const twice = periodAt('daily', iso('2027-11-07T12:00:00Z'), 'America/Havana');
    expect([twice.start, hours(twice.start, twice.end)]).toEqual([iso('2027-11-07T04:00:00Z'), 25]);
  });

  it('an hour ends where the clocks change by half an hour', () => {
    const zone = 'Australia/Lord_Howe';
    const change = iso('2027-04-03T15:00:00Z');
    const before = periodAt('hourly', new Date(change.getTime() - 1), zone);
    const after = periodAfter(before, zone);
    expect([before.end, after.start]).toEqual([change, change]);
    expect([hours(before.start, before.end), hours(after.start, after.end)]).toEqual([1, 0.5]);
  });

  it('follow each other without gap or overlap', () => {
    const instants = fc.date({
      min: iso('2010-01-01'),
      max: iso('2035-01-01'),
      noInvalidDate: true,
    });
    const zone = fc.constantFrom(...zones);
    fc.assert(
      fc.property(instants, zone, fc.constantFrom(...lengths), (at, of, length) => {
        const period = periodAt(length, at, of);
        expect(period.start <= at && at < period.end).toBe(true);
        expect(periodAt(length, period.start, of)).toEqual(period);
        expect(periodAt(length, new Date(period.end.getTime() - 1), of)).toEqual(period);
        expect(periodAfter(period, of).start).toEqual(period.end);
        expect(periodBefore(period, of).end).toEqual(period.start);
      }),
    );
  });

  it('I5 an agreement starts with the first full period after its acceptance', () => {
    const first = (at: string) => firstPeriod('weekly', iso(at), 'UTC').start;
    expect(first('2026-11-23T00:00:00.001Z')).toEqual(iso('2026-11-30T00:00:00Z'));
    expect(first('2026-11-23T00:00:00Z')).toEqual(iso('2026-11-23T00:00:00Z'));
  });

  it('are settled by the clocks at 02:05 and 02:10, hours after 5 minutes, windows at once', () => {
    const zone = 'Europe/Berlin';
    const day = periodAt('daily', iso('2027-03-27T12:00:00Z'), zone);
    const window = periodAt('window', iso('2027-03-27T12:07:00Z'), zone);
    // At 02:00 of the 28th the clocks are set to 03:00.
    expect(settledAt('dailySalary', day, zone)).toEqual(iso('2027-03-28T01:00:00Z'));
    expect(settledAt('dividend', periodBefore(day, zone), zone)).toEqual(
      iso('2027-03-27T01:10:00Z'),
    );
    expect(settledAt('realTimeSalary', window, zone)).toEqual(iso('2027-03-27T12:10:00Z'));
  });
});
