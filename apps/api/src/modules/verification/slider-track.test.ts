import type { SliderResult } from '@lantern/contracts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slidByHand } from './slider-track.ts';

const gap = 140;
const longAgo = 60_000;

/** That many steps to `x`, `ms` apart, faster and slower like a hand. */
function byPointer(x: number, steps = 40, ms = 16): SliderResult {
  const track = Array.from({ length: steps }, (_, at): [number, number] => {
    const part = at / (steps - 1);
    return [Math.round(at * ms), Math.round(x * part * part * (3 - 2 * part))];
  });
  return { x, track };
}

/** One key after another, four pixels each, with varying pauses. */
function byKeys(x: number, pause: (at: number) => number): SliderResult {
  let ms = 0;
  const track = Array.from({ length: x / 4 }, (_, at): [number, number] => {
    if (at > 0) ms += pause(at);
    return [ms, (at + 1) * 4];
  });
  return { x, track };
}

const passes = (result: SliderResult, elapsed = longAgo) => slidByHand(result, gap, elapsed);

describe('CAP-02 a piece placed in its gap', () => {
  it.each([gap - 4, gap - 1, gap, gap + 4])('CAP-02 by pointer is accepted at %i', (x) => {
    expect(passes(byPointer(x))).toBe(true);
  });

  it.each([gap - 5, gap + 5, 0, 272])('CAP-02 by pointer is rejected at %i', (x) => {
    expect(passes(byPointer(x))).toBe(false);
  });

  it('CAP-02 by keyboard is accepted, key by key', () => {
    expect(passes(byKeys(gap, (at) => 90 + ((at * 37) % 50)))).toBe(true);
  });

  it('CAP-02 by a held key is accepted: it pauses once before it repeats', () => {
    expect(passes(byKeys(gap, (at) => (at === 1 ? 500 : 33)))).toBe(true);
  });

  it('CAP-02 by Page Up is accepted, in few steps', () => {
    const track = [24, 48, 72, 96, 120, 144].map((x, at): [number, number] => [at * 180, x]);
    expect(passes({ x: 144, track })).toBe(true);
    expect(slidByHand({ x: 72, track: track.slice(0, 3) }, 70, longAgo)).toBe(true);
  });

  it('CAP-02 may overshoot and return', () => {
    const over = byPointer(gap + 20);
    const [end] = over.track.at(-1) ?? [0];
    expect(passes({ x: gap, track: [...over.track, [end + 120, gap + 8], [end + 260, gap]] })).toBe(
      true,
    );
  });
});

describe('B3 a forged track', () => {
  it.each<[string, SliderResult]>([
    ['is one jump', { x: gap, track: [[400, gap]] }],
    ['has a handful of steps', byPointer(gap, 5, 120)],
    ['is over at once', byPointer(gap, 40, 1)],
    ['takes implausibly long', byPointer(gap, 40, 1000)],
    ['ends elsewhere', { ...byPointer(gap - 30), x: gap }],
    [
      'goes back in time',
      { x: gap, track: byPointer(gap).track.map(([ms, x], at) => [at === 20 ? 0 : ms, x]) },
    ],
    [
      'is perfectly straight',
      { x: gap, track: Array.from({ length: 36 }, (_, at) => [at * 20, at * 4]) },
    ],
    ['has equal pauses', { x: gap, track: Array.from({ length: 36 }, (_, at) => [500, at * 4]) }],
  ])('B3 %s', (_how, result) => {
    expect(passes(result)).toBe(false);
  });

  it('B3 began before there was a puzzle', () => {
    expect(passes(byPointer(gap), 500)).toBe(false);
    expect(passes(byPointer(gap), 700)).toBe(true);
  });

  it('B3 is judged without an error, for any input', () => {
    const step = fc.tuple(fc.integer({ min: 0, max: 120_000 }), fc.integer({ min: 0, max: 1000 }));
    const result = fc.record({
      x: fc.nat(1000),
      track: fc.array(step, { minLength: 1, maxLength: 120 }),
    });
    fc.assert(
      fc.property(result, fc.nat(1000), (given, hidden) => {
        if (slidByHand(given, hidden, longAgo))
          expect(Math.abs(given.x - hidden)).toBeLessThanOrEqual(4);
      }),
    );
  });
});
