import { expect, it } from 'vitest';
import { stampText } from './stamp.tsx';

it('writes a moment as yyyy-MM-dd hh:mm:ss in the own time zone', () => {
  const local = new Date(2026, 2, 4, 5, 6, 7);
  expect(stampText(local.toISOString())).toBe('2026-03-04 05:06:07');
});
