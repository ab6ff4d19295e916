import { describe, expect, it } from 'vitest';
import { compute, type Formula, formulaSql } from './formula.ts';

const share: Formula = ['/', ['*', 'amount', 'rate'], 100];

describe('a formula', () => {
  it.each<[Formula, bigint]>([
    [['+', 'amount', 'rate'], 1006n],
    [['-', 'amount', 1], 998n],
    [share, 69n],
    [['least', share, 12], 12n],
    [['if less', 'rate', 8, share, 0], 69n],
    [['if less', 'rate', 7, share, 0], 0n],
  ])('%j is computed in whole numbers, rounded down', (formula, result) => {
    expect(compute(formula, { amount: 999n, rate: 7n })).toBe(result);
  });

  it('refuses a variable without a value', () => {
    expect(() => compute(share, { amount: 1n })).toThrow('rate');
  });

  it('is printed as SQL with the names that the function has', () => {
    expect(formulaSql(['if less', 'made', 3, 0, ['least', share, 5]], { amount: 'p_amount' })).toBe(
      'case when made < 3 then 0 else least(((p_amount * rate) / 100), 5) end',
    );
  });
});
