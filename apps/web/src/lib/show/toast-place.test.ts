import { describe, expect, it } from 'vitest';
import { type Box, placeOf } from './toast-place.ts';

const window = { left: 0, top: 80, right: 1000, bottom: 800 };
const size = { width: 360, height: 60 };
const place = (controls: Box[], rtl = false) => placeOf({ size, bounds: window, controls, rtl });
const box = (left: number, top: number, width: number, height: number): Box => ({
  ...{ left, top, right: left + width, bottom: top + height },
});

describe('the place of messages', () => {
  it('is at the top and the end of the line', () => {
    expect(place([])).toEqual({ left: 640, top: 80 });
    expect(place([], true)).toEqual({ left: 0, top: 80 });
  });

  it('is beside a button there, and below buttons in the whole width', () => {
    expect(place([box(940, 90, 44, 44)])).toEqual({ left: 320, top: 80 });
    const { left, top } = place([box(0, 90, 1000, 44)]);
    expect(left).toBe(640);
    expect(top).toBeGreaterThanOrEqual(142);
    expect(top).toBeLessThan(166);
  });

  it('covers least where controls are everywhere', () => {
    const everywhere = [box(0, 0, 1000, 500), box(0, 500, 1000, 300), box(900, 700, 90, 90)];
    expect(place(everywhere)).toMatchObject({ top: expect.any(Number) });
    expect(place([...everywhere, ...everywhere.slice(0, 1)]).top).toBeGreaterThan(500);
  });
});
