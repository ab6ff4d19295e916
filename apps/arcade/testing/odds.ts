import { expect } from 'vitest';
import { returnOf } from '../src/games/money.ts';
import type { TableGame } from '../src/games/table-game.ts';

/** The edge of a spot in per cent from its chances, rounded to a number of digits. */
export function edgeOf<Outcome>(
  { spots }: TableGame<Outcome>,
  spot: string,
  digits: number,
): string {
  const { over, under } = returnOf(spots.find(({ code }) => code === spot)?.chances ?? []);
  return (Number(((under - over) * 10n ** 12n) / under) / 1e10).toFixed(digits);
}

/** Compares the return of every spot over all outcomes with that of its stated chances. */
export function expectFactorsToMatch<Outcome>(
  { spots, factor }: TableGame<Outcome>,
  outcomes: readonly { ways: bigint; outcome: Outcome }[],
): void {
  const all = outcomes.reduce((sum, { ways }) => sum + ways, 0n);
  for (const { code, chances } of spots) {
    const paid = outcomes.reduce(
      (sum, { ways, outcome }) => sum + ways * factor(code, outcome),
      0n,
    );
    const { over, under } = returnOf(chances);
    expect([code, paid * under]).toEqual([code, over * all * 10_000n]);
  }
}
