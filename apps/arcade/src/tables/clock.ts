import { findTable } from '../games/index.ts';

/** How long the states of a shared round last, in milliseconds. */
export interface TableClock {
  readonly bettingMs: number;
  /** For bets that are on their way to the site when betting ends. */
  readonly closedMs: number;
  /** The result is played before all eyes; zero where it is not. */
  readonly liveMs: number;
  /** The outcome is shown. */
  readonly decidedMs: number;
}

/** In per cent of the usual time. */
export interface TablePaces {
  /** Of betting. */
  readonly pace: number;
  /** Of what is live. */
  readonly livePace: number;
}

type Times = Omit<TableClock, 'liveMs'>;

const usual: Times = { bettingMs: 15_000, closedMs: 1_500, decidedMs: 9_000 };

const clocks: Readonly<Record<string, Times>> = {
  baccarat: { bettingMs: 18_000, closedMs: 1_500, decidedMs: 12_000 },
  crash: { bettingMs: 7_000, closedMs: 1_500, decidedMs: 4_000 },
  'rivers-league': { bettingMs: 60_000, closedMs: 1_500, decidedMs: 15_000 },
  'neon-arena': { bettingMs: 60_000, closedMs: 1_500, decidedMs: 15_000 },
};

/**
 * The clock of a table, at a pace in per cent of the usual time. The outcome is shown for as long
 * as the pages need.
 */
export function clockOf(code: string, { pace, livePace }: TablePaces): TableClock {
  const { bettingMs, closedMs, decidedMs } = clocks[code] ?? usual;
  const scaled = (ms: number, by = pace) => Math.round((ms * by) / 100);
  return {
    bettingMs: scaled(bettingMs),
    closedMs: scaled(closedMs),
    liveMs: scaled(findTable(code)?.live?.ms ?? 0, livePace),
    decidedMs,
  };
}

/** A closed round that is not decided within this time is void: its stakes go back. */
export const voidAfterMs = 600_000;

/** For cash-outs that arrived before the end of a flight and are not stored yet. */
export const crashedMs = 600;

/** When the end of a flight is noticed later than this, bets still in the air go back. */
export const awayMs = 3_000;

/** The most bets of one player in a round. */
export const mostBets = 50;
