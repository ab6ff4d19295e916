/** How much of the largest of some amounts (minor units) one of them is, in whole percent; 0 where all are 0. */
export function shareOf(minor: string, amounts: readonly string[]): number {
  const largest = amounts.map(BigInt).reduce((one, other) => (other > one ? other : one), 0n);
  return largest === 0n ? 0 : Number((BigInt(minor) * 100n) / largest);
}
