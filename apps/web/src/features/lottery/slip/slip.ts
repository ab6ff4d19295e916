import {
  type ChaseStep,
  costOf,
  type Family,
  findPlay,
  mostPayout,
  type Play,
  type Rate,
  rebateOf,
  type Selection,
  type SeriesRange,
  type Staked,
} from '@lantern/rules/lottery';

/** The prices that a slip is calculated with. */
export interface Prices {
  readonly version: number;
  readonly units: readonly string[];
  readonly series: SeriesRange | null;
  readonly rates: Readonly<Record<string, Rate>>;
}

/** A selection on the slip. */
export interface SlipLine {
  readonly id: number;
  readonly play: string;
  /** The canonical text of the selection. */
  readonly selection: string;
  readonly notes: number;
  /** Its own stake, such as that of an earlier ticket; without one it has the slip's. */
  readonly stake?: Stake | undefined;
}

/** What the lines of a slip are staked with. */
export interface Stake {
  readonly unit: string;
  readonly multiple: number;
  /** Undefined where the prices have no series. */
  readonly series: number | undefined;
}

/** The sums of a slip in minor units, before it is placed. */
export interface Sums {
  readonly cost: bigint;
  /** The most that all lines can win; less if they exclude each other. */
  readonly most: bigint;
  readonly rebate: bigint;
  readonly notes: number;
}

const nothing: Sums = { cost: 0n, most: 0n, rebate: 0n, notes: 0 };

const plus = (left: Sums, right: Sums): Sums => ({
  cost: left.cost + right.cost,
  most: left.most + right.most,
  rebate: left.rebate + right.rebate,
  notes: left.notes + right.notes,
});

const selectionOf = (play: Play, text: string): Selection | undefined => {
  const checked = play.parse(text);
  return checked.ok ? checked.selection : undefined;
};

/** Whether a play is priced by the series that the member chooses. */
export const hasSeries = ({ rates }: Prices, play: string): boolean =>
  rates[play]?.kind === 'series';

/** What a line is staked with. */
export const stakeOf = (line: Pick<SlipLine, 'stake'>, stake: Stake): Stake => line.stake ?? stake;

/** A line with its price and stake; undefined if the prices do not have its play. */
export function stakedOf(
  family: Family,
  prices: Prices,
  line: Omit<SlipLine, 'id'>,
  stake: Stake,
): Staked | undefined {
  const { play: code, selection: text, notes } = line;
  const { unit, multiple, series = prices.series?.initial } = stakeOf(line, stake);
  const [play, rate] = [findPlay(family, code), prices.rates[code]];
  const selection = play && selectionOf(play, text);
  if (!play || !rate || !selection) return undefined;
  const price = { rate, series: rate.kind === 'series' ? series : undefined };
  return { play, selection, text, notes, price, staking: { unit: BigInt(unit), multiple } };
}

/**
 * What one line costs and wins at most; undefined if its cost is not a whole number of minor units
 * or the prices do not have its play.
 */
export function sumsOf(
  family: Family,
  prices: Prices,
  line: Omit<SlipLine, 'id'>,
  stake: Stake,
): Sums | undefined {
  const staked = stakedOf(family, prices, line, stake);
  if (!staked) return undefined;
  const { play, selection, price, staking } = staked;
  const cost = costOf(play, price.rate, line.notes, staking);
  if (cost === undefined || cost === 0n) return undefined;
  return {
    cost,
    notes: line.notes,
    most: mostPayout(play, price, selection, staking),
    rebate:
      prices.series && price.series !== undefined
        ? rebateOf(cost, prices.series, price.series)
        : 0n,
  };
}

/** The sums of all lines; undefined while one of them has none. */
export function totalOf(
  family: Family,
  prices: Prices,
  lines: readonly SlipLine[],
  stake: Stake,
): Sums | undefined {
  let total = nothing;
  for (const line of lines) {
    const sums = sumsOf(family, prices, line, stake);
    if (!sums) return undefined;
    total = plus(total, sums);
  }
  return total;
}

/** The multiple of a line in a step of a chase, which names the multiple of the slip. */
export const multipleIn = (line: SlipLine, stake: Stake, step: number): number =>
  (stakeOf(line, stake).multiple * step) / stake.multiple;

/** What a chase costs over all its draws; undefined as above. */
export function chaseCost(
  family: Family,
  prices: Prices,
  lines: readonly SlipLine[],
  stake: Stake,
  steps: readonly ChaseStep[],
): bigint | undefined {
  let cost = 0n;
  for (const { multiple } of steps)
    for (const line of lines) {
      const [found, rate] = [findPlay(family, line.play), prices.rates[line.play]];
      const unit = BigInt(stakeOf(line, stake).unit);
      const staking = { unit, multiple: multipleIn(line, stake, multiple) };
      const step = found && rate && costOf(found, rate, line.notes, staking);
      if (!step) return undefined;
      cost += step;
    }
  return cost;
}

/** Adds selections; one that the slip has already is not added twice. */
export function withLines(
  lines: readonly SlipLine[],
  added: readonly Omit<SlipLine, 'id'>[],
): SlipLine[] {
  let id = Math.max(0, ...lines.map((line) => line.id));
  const all = [...lines];
  for (const line of added) {
    const isKnown = all.some(
      ({ play, selection }) => play === line.play && selection === line.selection,
    );
    if (isKnown) continue;
    id += 1;
    all.push({ id, ...line });
  }
  return all;
}

/** A line of the slip from a checked selection. */
export const lineOf = (play: Play, selection: Selection): Omit<SlipLine, 'id'> => ({
  play: play.code,
  selection: play.text(selection),
  notes: play.notes(selection),
});
