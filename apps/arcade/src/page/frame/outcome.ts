import type { TextKey } from '../../texts/texts.ts';
import type { RoundView } from '../../wire/replies.ts';

/** Whether the payout is above the stake; only then the game celebrates. */
export function isWin({ payout, total }: RoundView): boolean {
  return payout !== null && BigInt(payout) > BigInt(total);
}

/** Refusals of the site that end the session. */
const endings: ReadonlySet<string> = new Set([
  'play_session_expired',
  'player_not_found',
  'game_not_found',
]);

const sentences: Readonly<Record<string, TextKey>> = {
  insufficient_funds: 'insufficientFunds',
  game_maintenance: 'maintenance',
  member_in_debt: 'inDebt',
  limit_reached: 'limitReached',
  free_rounds_over: 'freeOver',
};

/** Why a round that showed no dice was not played, and whether the game can go on. */
export function unplayedOf({ state, refusal }: Pick<RoundView, 'state' | 'refusal'>): {
  key: TextKey;
  ends: boolean;
} {
  if (state !== 'refused' || refusal === null) return { key: 'cancelled', ends: false };
  if (refusal === 'player_blocked') return { key: 'blocked', ends: true };
  if (endings.has(refusal)) return { key: 'sessionOver', ends: true };
  return { key: sentences[refusal] ?? 'notAccepted', ends: false };
}
