export interface PlacedStake {
  /** What was staked on, by the game's code. */
  on: string;
  /** Minor units. */
  amount: bigint;
}

/**
 * What of a round's stakes does not count towards the turnover, because it covers at least a share
 * of the outcomes: all six symbols, red and black, banker and player. The stakes are seen in layers
 * of equal height; a layer counts unless it covers that share. So 100 on each of six symbols counts
 * nothing, and with 500 on one of them, the 400 above the others count. The SQL function
 * `turnover_covered` is the same rule.
 * @param outcomes how many outcomes the places share
 * @param percent the share from which stakes do not count; a stake on one place always counts
 */
export function coveringStake(
  stakes: readonly PlacedStake[],
  outcomes: number,
  percent: number,
): bigint {
  const placed = new Map<string, bigint>();
  for (const { on, amount } of stakes) placed.set(on, (placed.get(on) ?? 0n) + amount);
  const heights = [...placed.values()].sort((a, b) => (a < b ? 1 : a > b ? -1 : 0));
  return heights.reduce((covering, height, index) => {
    const places = index + 1;
    if (places === 1 || places * 100 < outcomes * percent) return covering;
    return covering + (height - (heights[places] ?? 0n)) * BigInt(places);
  }, 0n);
}
