import { describe, expect, it } from 'vitest';
import { formatDatePattern } from './date-pattern.ts';

const morning = new Date('2026-03-04T05:06:07Z');

describe('MSG-01 LIM-01 a formatted moment', () => {
  it('MSG-01 is written as yyyy-MM-dd hh:mm:ss', () => {
    expect(formatDatePattern(morning, 'yyyy-MM-dd hh:mm:ss', 'UTC')).toBe('2026-03-04 05:06:07');
  });

  it.each([
    ['yyyy', '2026'],
    ['yy', '26'],
    ['y', '2026'],
    ['yyyyyy', '002026'],
    ['M', '3'],
    ['MM', '03'],
    ['d', '4'],
    ['dd', '04'],
    ['h:m:s', '5:6:7'],
    ['hhmmss', '050607'],
    ['MM-dd-yyyy', '03-04-2026'],
    ['d/M, hh.mm', '4/3, 05.06'],
  ])('writes %s as %s', (pattern, written) => {
    expect(formatDatePattern(morning, pattern, 'UTC')).toBe(written);
  });

  it('keeps other characters', () => {
    expect(formatDatePattern(morning, '[D] 年 T$1 Y', 'UTC')).toBe('[D] 年 T$1 Y');
  });

  it('counts 24 hours, with 00 at midnight', () => {
    expect(formatDatePattern(new Date('2026-03-04T00:00:00Z'), 'hh:mm', 'UTC')).toBe('00:00');
    expect(formatDatePattern(new Date('2026-03-04T23:59:59Z'), 'hh:mm', 'UTC')).toBe('23:59');
  });

  it('uses the given time zone across days and years', () => {
    const newYear = new Date('2025-12-31T20:30:00Z');
    expect(formatDatePattern(newYear, 'yyyy-MM-dd hh:mm:ss', 'Asia/Ho_Chi_Minh')).toBe(
      '2026-01-01 03:30:00',
    );
    expect(formatDatePattern(newYear, 'yyyy-MM-dd hh:mm:ss', 'Asia/Kathmandu')).toBe(
      '2026-01-01 02:15:00',
    );
    expect(formatDatePattern(newYear, 'yyyy-MM-dd hh:mm:ss', 'America/New_York')).toBe(
      '2025-12-31 15:30:00',
    );
  });

  it('rejects an invalid moment', () => {
    expect(() => formatDatePattern(new Date('never'), 'yyyy', 'UTC')).toThrow(RangeError);
  });
});
