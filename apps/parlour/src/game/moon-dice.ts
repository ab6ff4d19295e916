/** The code under which sites open the game. */
export const gameCode = 'moon-dice';

/** The selectable chances to win, in percent. */
export const chances = { least: 2, most: 95, usual: 50 } as const;

/** Return to player in percent, for every chance. */
export const returnToPlayer = 99n;

/** The smallest and the largest stake of a roll, in minor units. */
export function limitsOf(currency: string, digits: number): { least: bigint; most: bigint } {
  const unit = 10n ** BigInt(digits);
  const [least, most] = currency === 'VND' ? [1_000n, 5_000_000n] : [1n, 10_000n];
  return { least: least * unit, most: most * unit };
}

/** Whether a roll (hundredths, 0 to 9999) wins at a chance in percent. */
export const wins = (roll: number, chance: number): boolean => roll < chance * 100;

/** The payout of a winning roll, stake included, in minor units, rounded down. */
export const payoutOf = (stake: bigint, chance: number): bigint =>
  (stake * returnToPlayer) / BigInt(chance);
