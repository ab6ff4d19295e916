import { expect, it } from 'vitest';
import { amountProblem } from './amount-problem.ts';

it('CSH-01 names the first bound that an amount is above', () => {
  const bounds = { high: '500', left: '300', balance: null };
  const problems = ['', '9', '10', '300', '301', '501'].map((amount) =>
    amountProblem(amount, '10', bounds),
  );
  expect(problems).toEqual(['empty', 'low', undefined, undefined, 'left', 'high']);
});
