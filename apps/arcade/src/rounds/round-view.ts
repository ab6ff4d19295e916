import type { RoundView } from '../wire/replies.ts';
import type { PlayedRound } from './play-round.ts';

/** A round as its own player sees it. */
export function viewOf({ round, balance }: PlayedRound): RoundView {
  return {
    roundId: round.id,
    state: round.state,
    stakes: round.stakes,
    total: String(round.total),
    dice: round.dice,
    payout: round.payout === null ? null : String(round.payout),
    refusal: round.refusal,
    nonce: round.nonce,
    balance,
  };
}
