import type { Odds } from '../money.ts';

/** The choice of a slot is its stake. */
export type SlotChoice = Record<string, never>;

export interface Names {
  readonly en: string;
  readonly vi: string;
}

/** What a slot states; a test calculates each figure. */
export interface Stated {
  /** The return to player in per cent, with two digits. */
  readonly rtp: string;
  /** The share of rounds that win something, in per cent with two digits. */
  readonly hitRate: string;
  /** The standard deviation of the factor, for a stake of one, with two digits. */
  readonly volatility: string;
}

export const oddsIn = ({ rtp, hitRate, volatility }: Stated): Odds => ({
  rtp: Number(rtp) / 100,
  hitRate: Number(hitRate) / 100,
  volatility: Number(volatility),
});

/** A name that is the same in both languages. */
export const same = (name: string): Names => ({ en: name, vi: name });
