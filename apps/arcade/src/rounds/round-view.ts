import type { RoundView } from '../wire/replies.ts';
import type { PlayedRound } from './play-round.ts';

/** A round as its own player sees it. */
export function viewOf({ round, balance, freeLeft }: PlayedRound): RoundView {
  return {
    roundId: round.id,
    game: round.game,
    state: round.state,
    choice: round.choice,
    total: String(round.total),
    shown: round.shown,
    steps: round.steps,
    outcome: round.outcome,
    payout: round.payout === null ? null : String(round.payout),
    refusal: round.refusal,
    nonce: round.nonce,
    balance,
    ...(round.jackpotPaid !== null && { jackpot: round.jackpotPaid }),
    ...(round.freeGrant !== null && { free: true as const }),
    ...(freeLeft !== undefined && { freeLeft }),
  };
}
