import { mostShots } from '../rules.ts';
import type { Hunt } from './hunt.ts';

/** Why no shot can be fired with this stake, as a sentence. */
export function problemOf({
  text,
  money,
  limits,
  stake,
  balance,
  staked,
}: Hunt): string | undefined {
  const amount = stake.stake;
  const most = limits.maximum / BigInt(mostShots);
  if (amount === undefined || amount < limits.minimum)
    return text('belowMinimum', { amount: money.full(limits.minimum) });
  if (amount > most) return text('reefMost', { amount: money.full(most) });
  return amount > balance - staked ? text('aboveBalance') : undefined;
}
