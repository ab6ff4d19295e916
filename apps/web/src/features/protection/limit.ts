import type { MemberLimit } from '@lantern/contracts';

/**
 * The limit that holds: the member's own or the site's, whichever is lower; null where there is
 * neither.
 */
export function lowestOf({ amount, most }: Pick<MemberLimit, 'amount' | 'most'>): string | null {
  if (amount === null || most === null) return amount ?? most;
  return BigInt(amount) < BigInt(most) ? amount : most;
}

/** The used share of a limit in percent, 0 to 100; a limit of zero is fully used. */
export function shareUsed(used: string, limit: string): number {
  const [part, whole] = [BigInt(used), BigInt(limit)];
  if (whole === 0n) return 100;
  if (part <= 0n) return 0;
  return part >= whole ? 100 : Number((part * 100n) / whole);
}
