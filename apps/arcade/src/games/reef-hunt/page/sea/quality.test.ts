import { expect, test } from 'vitest';
import { makeQuality } from './quality.ts';

/** The resolutions that a device reaches with such frames, with light in the water or not. */
function drawnWith(sharpest: number, frameMs: readonly number[]): (readonly [number, boolean])[] {
  const quality = makeQuality(sharpest);
  const seen = [[quality.resolution, quality.rich] as const];
  for (const ms of frameMs)
    if (quality.take(ms)) seen.push([quality.resolution, quality.rich] as const);
  return seen;
}

const frames = (count: number, ms: number): number[] => Array.from({ length: count }, () => ms);

test('GAM-26 the sea stays sharp on a device that draws it in time', () => {
  expect(drawnWith(2, frames(600, 16))).toEqual([[2, true]]);
});

test('GAM-26 on a slow device the sea becomes coarser until it is smooth', () => {
  expect(drawnWith(2, [...frames(20, 60), ...frames(600, 20)])).toEqual([
    [2, true],
    [1, true],
    [0.7, true],
  ]);
});

test('GAM-26 a device that stays slow draws neither light nor bubbles, but all animals', () => {
  expect(drawnWith(1, frames(400, 100))).toEqual([
    [1, true],
    [0.7, true],
    [0.5, true],
    [0.5, false],
  ]);
});

test('GAM-26 the slowest device need not wait long for a coarse sea', () => {
  expect(drawnWith(2, frames(7, 500))).toEqual([
    [2, true],
    [0.5, false],
  ]);
});

test('GAM-26 frames during which pictures load do not make the sea coarse', () => {
  expect(drawnWith(1, [...frames(4, 300), ...frames(80, 16)])).toEqual([[1, true]]);
});

test('GAM-26 one late frame does not make the sea coarse', () => {
  expect(drawnWith(1, [...frames(11, 16), 200, ...frames(7, 16), 200])).toEqual([[1, true]]);
});

test('GAM-26 frames that come later than a screen shows them make a device late for good', () => {
  const quality = makeQuality(1);
  for (const ms of frames(80, 20)) quality.take(ms);
  expect(quality.late).toBe(false);
  for (const ms of frames(8, 34)) quality.take(ms);
  expect(quality.late).toBe(true);
  for (const ms of frames(80, 16)) quality.take(ms);
  expect([quality.late, quality.resolution]).toEqual([true, 1]);
});
