import { type Family, findPlay } from '@lantern/rules/lottery';
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
  /** Puts the lines of an earlier ticket on the slip; those that are not offered are left out. */
  repeat(family: Family, lines: readonly Repeated[]): number;
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
    setStake: (change) => setChosen((before) => ({ ...before, ...change })),
    setChase,
    repeat: (family, repeated) => {
      const again = repeated.flatMap(({ play: code, selection }) => {
        const play = findPlay(family, code);
        const checked = play?.parse(selection);
        return play && prices?.rates[code] && checked?.ok ? [lineOf(play, checked.selection)] : [];
      });
      setLines((before) => withLines(before, again));
      const [first] = repeated;
      if (first)
        setChosen({
          unit: first.unit,
          multiple: first.multiple,
          ...(first.series === null ? {} : { series: first.series }),
        });
      return again.length;
    },
  };
}
