import type { DealSeat } from './room.ts';

/** How long the states of a deal last, in milliseconds. */
export interface RoomClock {
  /** For a second player, after the first buy-in. */
  readonly aloneMs: number;
  /** For the other players, once two have bought in. */
  readonly gatherMs: number;
  /** When everybody at the table has bought in. */
  readonly completeMs: number;
  /** For the pages to reveal their seeds. */
  readonly sealMs: number;
  readonly turnMs: number;
  /** A turn of a seat that has missed two in a row. */
  readonly awayMs: number;
  readonly botMs: number;
  /** The result is shown. */
  readonly overMs: number;
}

const usual: RoomClock = {
  ...{ aloneMs: 60_000, gatherMs: 12_000, completeMs: 3_000, sealMs: 6_000 },
  ...{ turnMs: 20_000, awayMs: 3_000, botMs: 1_400, overMs: 10_000 },
};

/** The clock; `pace` shortens or lengthens it, in per cent of the usual time. */
export const roomClock = (pace: number): RoomClock =>
  Object.fromEntries(
    Object.entries(usual).map(([name, ms]) => [name, Math.round((ms * pace) / 100)]),
  ) as unknown as RoomClock;

/** How many missed turns in a row make a seat absent. */
const mostMissed = 2;

export const isAway = ({ missed }: DealSeat): boolean => missed >= mostMissed;

export function turnMsOf(clock: RoomClock, seat: DealSeat | undefined): number {
  if (seat?.playerId === null) return clock.botMs;
  return seat && isAway(seat) ? clock.awayMs : clock.turnMs;
}

/** A state or turn that ended this long ago: the house was away, so the deal is void. */
export const voidAfterMs = 60_000;

/** A player without a connected page for this long loses the seat, except during a deal. */
export const absentMs = 45_000;

/** A player without a connected page for this long isn't waited for. */
export const goneMs = 12_000;
