import { describe, expect, it } from 'vitest';
import { ageOn, isBirthday, isDay } from './age.ts';

describe('a day', () => {
  it.each(['2024-02-29', '2000-02-29', '1999-12-31', '0099-01-01'])(
    '%s is one of the calendar',
    (day) => {
      expect(isDay(day)).toBe(true);
    },
  );

  it.each([
    '2023-02-29',
    '1900-02-29',
    '2024-00-10',
    '2024-13-01',
    '2024-04-31',
    '24-04-01',
    '2024-4-1',
    '',
    '２０２４-01-01',
  ])('%s is none', (day) => {
    expect(isDay(day)).toBe(false);
  });
});

describe('MEM-03 an age', () => {
  it.each([
    ['2005-06-15', '2026-06-14', 20],
    ['2005-06-15', '2026-06-15', 21],
    ['2004-02-29', '2025-02-28', 20],
    ['2004-02-29', '2025-03-01', 21],
    ['2004-12-31', '2026-01-01', 21],
  ])('of a person born on %s is, on %s, %i', (birthday, today, age) => {
    expect(ageOn(birthday, today)).toBe(age);
  });

  it('rejects a birthday in the future or before any living person', () => {
    expect(isBirthday('2026-06-15', '2026-06-14')).toBe(false);
    expect(isBirthday('1899-12-31', '2026-06-14')).toBe(false);
    expect(isBirthday('2026-06-14', '2026-06-14')).toBe(true);
  });
});
