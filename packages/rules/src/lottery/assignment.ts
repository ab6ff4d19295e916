/**
 * The most that different numbers at several places can be worth together: `worth[place][number]`
 * is added up over the places, and no number is used twice.
 */
export function mostOfAssignment(worth: readonly (readonly number[])[]): number {
  let best = new Map([[0, 0]]);
  for (const place of worth) {
    const next = new Map(best);
    for (const [used, total] of best)
      for (const [number, value] of place.entries()) {
        const mask = used | (1 << number);
        if (value === 0 || used === mask) continue;
        next.set(mask, Math.max(next.get(mask) ?? 0, total + value));
      }
    best = next;
  }
  return Math.max(...best.values());
}
