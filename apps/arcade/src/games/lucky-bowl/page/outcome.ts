import type { Money } from '@lantern/outside/money';
import { isWin } from '../../../page/frame/outcome.ts';
import type { Text } from '../../../texts/texts.ts';
import type { BowlSymbol } from '../symbols.ts';
import type { BowlRound } from './round.ts';

/** The outcome in one sentence. */
export function outcomeOf(text: Text, money: Money, round: BowlRound): string {
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
