import type { Money } from '@lantern/outside/money';
import type { BowlSymbol } from '../../game/symbols.ts';
import type { Text, TextKey } from '../../texts/texts.ts';
import type { RoundView } from '../../wire/replies.ts';

/** Whether the payout is above the stake; only then the game celebrates. */
export function isWin({ payout, total }: RoundView): boolean {
  return payout !== null && BigInt(payout) > BigInt(total);
}

/** The outcome in one sentence. */
export function outcomeOf(text: Text, money: Money, round: RoundView): string {
  const payout = BigInt(round.payout ?? 0);
  const amounts = { stake: money.full(BigInt(round.total)), payout: money.full(payout) };
  const sentence = text(isWin(round) ? 'win' : payout > 0n ? 'backInPart' : 'lost', amounts);
  if (round.state !== 'settling' || payout === 0n) return sentence;
  return `${sentence} ${text('winOnItsWay', amounts)}`;
}

/** The faces, each once with its count: `Fish ×2 · Crab`. */
export function namesOf(text: Text, dice: readonly BowlSymbol[]): string {
  const faces = [...new Set(dice)].map((face) => {
    const count = dice.filter((one) => one === face).length;
    return count > 1 ? `${text(face)} ${text('times', { count: String(count) })}` : text(face);
  });
  return faces.join(' · ');
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
};

/** Why a round that showed no dice was not played, and whether the game can go on. */
export function unplayedOf({ state, refusal }: RoundView): { key: TextKey; ends: boolean } {
  if (state !== 'refused' || refusal === null) return { key: 'cancelled', ends: false };
  if (refusal === 'player_blocked') return { key: 'blocked', ends: true };
  if (endings.has(refusal)) return { key: 'sessionOver', ends: true };
  return { key: sentences[refusal] ?? 'notAccepted', ends: false };
}
