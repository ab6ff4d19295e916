import { enough, type LinesMachine, lines, reelCount, rowCount } from './machine.ts';

export interface LineWin {
  /** The place of the line in the list of lines. */
  readonly line: number;
  readonly letter: string;
  readonly count: number;
  readonly units: number;
}

/** What one spin shows and pays. */
export interface Spin {
  /** The letters of each reel from the top. */
  readonly window: readonly string[];
  readonly wins: readonly LineWin[];
  readonly scatters: number;
  readonly bonuses: number;
  /** Of lines and scatters together. */
  readonly units: number;
}

/** The three letters of each reel from its stop on. */
export const windowOf = (reels: readonly string[], stops: readonly number[]): string[] =>
  reels.map((strip, reel) => (strip + strip).slice(stops[reel], (stops[reel] ?? 0) + rowCount));

const letterOf = (machine: LinesMachine, kind: 'wild' | 'scatter' | 'bonus') =>
  machine.symbols.find((symbol) => symbol.kind === kind)?.letter;

/** The units for so many of a symbol: a scatter anywhere, another one in a line. */
export const unitsFor = (machine: LinesMachine, letter: string, count: number): number =>
  machine.symbols.find((symbol) => symbol.letter === letter)?.pays?.[count - enough] ?? 0;

/**
 * The best win of these five letters, from the left: the wilds as themselves, or the first other
 * symbol with the wilds before and between. A line pays its best win only.
 */
export function bestWin(machine: LinesMachine, letters: string): Omit<LineWin, 'line'> | undefined {
  const wild = letterOf(machine, 'wild') ?? '';
  const runOf = (letter: string) => {
    let count = 0;
    while (letters[count] === letter || letters[count] === wild) count += 1;
    return count;
  };
  const other = [...letters].find((letter) => letter !== wild);
  const found = [wild, other ?? wild].map((letter) => {
    let count = 0;
    if (letter === wild) while (letters[count] === wild) count += 1;
    else count = runOf(letter);
    return { letter, count, units: unitsFor(machine, letter, count) };
  });
  const paying = found.filter(({ letter, units }) => units > 0 && isPaying(machine, letter));
  return paying.sort((a, b) => b.units - a.units)[0];
}

const isPaying = ({ symbols }: LinesMachine, wanted: string): boolean =>
  symbols.some(({ letter, kind }) => letter === wanted && (kind === 'pays' || kind === 'wild'));

/** What a window pays, and how many scatters and bonus symbols it has. */
export function spinOf(machine: LinesMachine, window: readonly string[]): Spin {
  const all = window.join('');
  const countOf = (kind: 'scatter' | 'bonus') => {
    const sign = letterOf(machine, kind);
    return [...all].filter((letter) => letter === sign).length;
  };
  const wins = lines.flatMap((rows, line) => {
    const letters = rows.map((row, reel) => window[reel]?.[row] ?? '').join('');
    const win = bestWin(machine, letters);
    return win ? [{ line, ...win }] : [];
  });
  const scatters = countOf('scatter');
  const anywhere = unitsFor(machine, letterOf(machine, 'scatter') ?? '', Math.min(scatters, 5));
  const units = wins.reduce((sum, win) => sum + win.units, anywhere);
  return { window, wins, scatters, bonuses: countOf('bonus'), units };
}

/** A spin with these stops. */
export const spinAt = (
  machine: LinesMachine,
  reels: readonly string[],
  stops: readonly number[],
): Spin => spinOf(machine, windowOf(reels.slice(0, reelCount), stops));
