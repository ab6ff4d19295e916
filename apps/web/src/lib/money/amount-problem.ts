/**
 * The first rule that an amount breaks, or undefined. Amounts are in minor units, and `''` when
 * nothing is typed; the bounds are checked in their order, and null is no bound.
 */
export function amountProblem<Bound extends string>(
  amount: string,
  minimum: string,
  bounds: Readonly<Record<Bound, string | null>>,
): 'empty' | 'low' | Bound | undefined {
  if (amount === '') return 'empty';
  const minor = BigInt(amount);
  if (minor < BigInt(minimum)) return 'low';
  return (Object.keys(bounds) as Bound[]).find((bound) => {
    const most = bounds[bound];
    return most !== null && minor > BigInt(most);
  });
}
