import { drawExposure, mostMultiple, type ValueOf } from '@lantern/contracts';
import { type Family, type Spot, spotsOf, sumSpots } from '@lantern/rules/lottery';
import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { queryOf } from '../../../lib/api/queries.ts';
import { type Prices, type SlipLine, type Stake, stakedOf } from './slip.ts';

type Exposure = ValueOf<typeof drawExposure>;

/** The number of a line with the least left of its limit. */
export interface LineLeft {
  readonly spot: string;
  readonly left: bigint;
  /** The slip can win more than that on it, so the site would refuse it. */
  readonly isOver: boolean;
}

/** What a slip can win on the numbers of its draw. */
export interface SlipSpots {
  /** The spots of each line, by its id. */
  readonly lines: ReadonlyMap<number, readonly Spot[]>;
  /** Those of all lines, each named once. */
  readonly sums: readonly Spot[];
}

/** The numbers that the lines are on, as the gateway counts them. */
export function slipSpots(
  family: Family,
  prices: Prices,
  lines: readonly SlipLine[],
  stake: Stake,
): SlipSpots {
  const spots = lines.map((line) => {
    const staked = stakedOf(family, prices, line, stake);
    return [line.id, staked ? spotsOf(staked) : []] as const;
  });
  return { lines: new Map(spots), sums: sumSpots(spots.flatMap(([, each]) => each)) };
}

/**
 * What is left for each line, by its id, as far as the exposure of its play is known. The stake of
 * a chase grows up to `growth` times; in a later draw no more than the limit is left.
 */
export function lineLefts(
  { lines, sums }: SlipSpots,
  exposures: ReadonlyMap<string, Exposure>,
  growth = 1,
): Map<number, LineLeft> {
  const owed = new Map(sums.map((spot) => [`${spot.play} ${spot.spot}`, spot.owed]));
  const known = new Map(
    [...exposures].flatMap(([play, { spots }]) =>
      spots.map(({ spot, left }) => [`${play} ${spot}`, BigInt(left)] as const),
    ),
  );
  const leftOf = ({ play, spot }: Spot): LineLeft | undefined => {
    const limit = exposures.get(play)?.limit;
    if (limit === undefined) return undefined;
    const left = known.get(`${play} ${spot}`) ?? BigInt(limit);
    const most = owed.get(`${play} ${spot}`) ?? 0n;
    const grown = most * BigInt(Math.min(growth, mostMultiple));
    if (most <= left && grown > BigInt(limit)) return { spot, left: BigInt(limit), isOver: true };
    return { spot, left, isOver: most > left };
  };
  // A number above its limit comes first, even if another one has less left.
  const isLess = (one: LineLeft, other: LineLeft): boolean =>
    one.isOver === other.isOver ? one.left < other.left : one.isOver;
  const least = new Map<number, LineLeft>();
  for (const [id, spots] of lines)
    for (const left of spots.map(leftOf)) {
      const before = least.get(id);
      if (left && (!before || isLess(left, before))) least.set(id, left);
    }
  return least;
}

interface Asked {
  family: Family;
  prices: Prices;
  lines: readonly SlipLine[];
  stake: Stake;
  /** Undefined while no draw is open, or for play money, which touches no limit. */
  drawId: string | undefined;
  /** The largest multiple of a chase as a part of the first one. */
  growth: number;
}

/** For each line what can still be won on its number in the draw. */
export function useLineLefts({ family, prices, lines, stake, drawId, growth }: Asked) {
  const { unit, multiple, series } = stake;
  const spots = useMemo(
    () => slipSpots(family, prices, lines, { unit, multiple, series }),
    [family, prices, lines, unit, multiple, series],
  );
  const plays = drawId === undefined ? [] : [...new Set(lines.map(({ play }) => play))];
  const replies = useQueries({
    queries: plays.map((play) => queryOf(drawExposure, { drawId: drawId ?? '', play })),
  });
  const exposures = replies.flatMap(({ data }, at) =>
    data ? [[plays[at] ?? '', data] as const] : [],
  );
  return lineLefts(spots, new Map(exposures), growth);
}
