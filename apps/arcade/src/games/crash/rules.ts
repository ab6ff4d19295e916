import { type Seeds, sourceOf } from '../../fair/words.ts';
import type { Chance } from '../game.ts';
import { resultOf, timesText, winningValues } from '../limbo/rules.ts';
import { limitsOf } from '../money.ts';
import { type Flight, plainProof, type TableGame } from '../table-game.ts';

/** The multiplier is e^(0.00008 t) after t milliseconds: ×2 after 8.7 seconds. */
export const growth = 0.000_08;

/** Cash-outs in hundredths: 1.01 to 1,000.00, where every flight ends at the latest. */
export const cashOuts = { least: 101n, most: 100_000n } as const;

/** The result of Limbo, cut at the highest cash-out. */
export const bustOf = (u: bigint): bigint => {
  const result = resultOf(u);
  return result > cashOuts.most ? cashOuts.most : result;
};

const draw = (seeds: Seeds): string => String(bustOf(sourceOf(seeds).bits52()));
const notation = (bust: string): string => timesText(BigInt(bust));

/** What a bet that is cashed out at this multiplier can pay. */
export const crashChances = (at: bigint): Chance[] => [
  { ways: winningValues(at), of: 2n ** 52n, factor: at * 100n },
];

export const flight: Flight<string> = {
  ...cashOuts,
  timesAt: (ms) => BigInt(Math.floor(100 * Math.exp(growth * Math.max(0, ms)) + 1e-9)),
  endOf: (bust) =>
    BigInt(bust) >= cashOuts.most
      ? Math.log(Number(cashOuts.most) / 100) / growth
      : Math.log((Number(bust) + 1) / 100) / growth,
  ceilingOf: (stake, cap) => {
    const within = (cap * 100n) / stake;
    return within < cashOuts.most ? within : cashOuts.most;
  },
  reached: (bust) => BigInt(bust),
};

/** The outcome is the multiplier at which the lantern goes out, in hundredths. */
export const crash: TableGame<string> = {
  code: 'crash',
  algorithm: 'crash/hmac-sha256/1',
  names: { en: 'Crash', vi: 'Đèn Trời' },
  category: 'RNG',
  classify: 'arcade',
  rtp: '99.00',
  spots: [{ code: 'flight', chances: [] }],
  opposite: [],
  flight,
  proof: plainProof(draw, notation),
  limitsOf,
  draw,
  factor: () => 0n,
  notation,
};
