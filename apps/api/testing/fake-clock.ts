import type { Clock } from '../src/ports/clock.ts';

/** A clock at the real time until it is turned. */
export class FakeClock implements Clock {
  #ahead = 0;

  now(): Date {
    return new Date(Date.now() + this.#ahead);
  }

  turn(by: { seconds?: number; minutes?: number; hours?: number; days?: number }): void {
    const { seconds = 0, minutes = 0, hours = 0, days = 0 } = by;
    this.#ahead += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000;
  }

  reset(): void {
    this.#ahead = 0;
  }
}
