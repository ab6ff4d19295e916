import { mostMultiple } from '@lantern/contracts';
import { type Family, findPlay, isInRange } from '@lantern/rules/lottery';
import { useState } from 'react';
import { lineOf, type Prices, type SlipLine, type Stake, withLines } from './slip.ts';

/** The wish to repeat a slip over coming draws. */
export interface ChaseWish {
  /** How many draws, the current one included. */
  readonly draws: number;
  /** The multiple grows by this factor … */
  readonly factor: number;
  /** … every so many draws. */
  readonly every: number;
  readonly stopOnWin: boolean;
}

export const firstChase: ChaseWish = { draws: 5, factor: 1, every: 1, stopOnWin: true };

/** A selection with what it was staked with, such as of an earlier ticket. */
export interface Repeated {
  readonly play: string;
  readonly selection: string;
  readonly unit: string;
  readonly multiple: number;
  readonly series: number | null;
}

export interface Slip {
  readonly lines: readonly SlipLine[];
  readonly stake: Stake;
  readonly chase: ChaseWish | undefined;
  add(lines: readonly Omit<SlipLine, 'id'>[]): void;
  remove(id: number): void;
  clear(): void;
  setStake(change: Partial<Stake>): void;
  setChase(wish: ChaseWish | undefined): void;
  /**
   * Puts the lines of an earlier ticket or a saved slip on the slip, each with its own stake.
   * Answers the plays of the lines that were left out because they are not offered.
   */
  repeat(family: Family, lines: readonly Repeated[]): string[];
}

/** The slip of one game; it lasts as long as the page. */
export function useSlip(prices: Prices | undefined): Slip {
  const [lines, setLines] = useState<readonly SlipLine[]>([]);
  const [chase, setChase] = useState<ChaseWish>();
  const [chosen, setChosen] = useState<Partial<Stake>>({});
  const units = prices?.units ?? [];
  const stake: Stake = {
    // A unit that new prices no longer have is not kept.
    unit: chosen.unit && units.includes(chosen.unit) ? chosen.unit : (units[0] ?? '1'),
    multiple: chosen.multiple ?? 1,
    series: chosen.series ?? prices?.series?.initial,
  };
  return {
    lines,
    stake,
    chase,
    add: (added) => setLines((before) => withLines(before, added)),
    remove: (id) => setLines((before) => before.filter((line) => line.id !== id)),
    clear: () => {
      setLines([]);
      setChase(undefined);
    },
    // A choice for the slip is one for all of its lines.
    setStake: (change) => {
      setChosen((before) => ({ ...before, ...change }));
      setLines((before) =>
        before.map((line) =>
          line.stake ? { ...line, stake: { ...line.stake, ...change } } : line,
        ),
      );
    },
    setChase,
    repeat: (family, repeated) => {
      const again = repeated.map((line) => prices && lineAgain(family, prices, stake, line));
      const found = again.flatMap((line) => (line ? [line] : []));
      setLines((before) => withLines(before, found));
      return repeated.filter((_, at) => again[at] === undefined).map(({ play }) => play);
    },
  };
}

/** A line as it was staked; a unit or series that is no longer offered becomes the slip's. */
function lineAgain(
  family: Family,
  { rates, units, series: range }: Prices,
  stake: Stake,
  { play: code, selection, unit, multiple, series }: Repeated,
): Omit<SlipLine, 'id'> | undefined {
  const play = findPlay(family, code);
  const checked = play?.parse(selection);
  if (!play || !rates[code] || !checked?.ok) return undefined;
  const isOffered = range !== null && series !== null && isInRange(range, series);
  const own = {
    unit: units.includes(unit) ? unit : stake.unit,
    multiple: Math.min(mostMultiple, Math.max(1, Math.trunc(multiple))),
    series: isOffered ? series : stake.series,
  };
  return { ...lineOf(play, checked.selection), stake: own };
}
