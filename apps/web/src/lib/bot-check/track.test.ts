import { sliderResult } from '@lantern/contracts';
import { describe, expect, it } from 'vitest';
import { newTrack } from './track.ts';

/** A clock that a test moves. */
function clockAt(ms: number) {
  let now = ms;
  return { read: () => now, pass: (by: number) => (now += by) };
}

describe('CAP-02 the way of the piece', () => {
  it('is recorded in milliseconds from its first move', () => {
    const clock = clockAt(5000);
    const track = newTrack(clock.read);
    track.add(3);
    clock.pass(16.4);
    track.add(9);
    expect(track.steps()).toEqual([
      [0, 3],
      [16, 9],
    ]);
  });

  it('stays within the bounds of the contract, and ends where the piece is', () => {
    const clock = clockAt(0);
    const track = newTrack(clock.read);
    for (let x = 0; x <= 900; x += 1) {
      track.add(x);
      clock.pass(20);
    }
    const steps = track.steps();
    expect(sliderResult.safeParse({ x: 900, track: steps }).success).toBe(true);
    expect(steps[0]).toEqual([0, 0]);
    expect(steps.at(-1)?.[1]).toBe(900);
  });

  it('keeps only its end after a long try', () => {
    const clock = clockAt(0);
    const track = newTrack(clock.read);
    track.add(200);
    clock.pass(90_000);
    for (let x = 201; x <= 212; x += 1) {
      track.add(x);
      clock.pass(100);
    }
    const steps = track.steps();
    expect(steps[0]).toEqual([0, 201]);
    expect(steps.at(-1)).toEqual([1100, 212]);
  });

  it('keeps everything if the end alone would be too short', () => {
    const clock = clockAt(0);
    const track = newTrack(clock.read);
    track.add(200);
    clock.pass(40_000);
    track.add(204);
    expect(track.steps()).toEqual([
      [0, 200],
      [40_000, 204],
    ]);
  });
});
