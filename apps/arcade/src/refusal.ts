import { commonRefusals, type Refusals, Refusal as SharedRefusal } from '@lantern/outside/refusal';

/** What the page, the verifier and the site can get instead of an answer. */
export const refusals = {
  ...commonRefusals,
  stakes_not_allowed: [400, 'These stakes are outside the limits of the table.'],
  launch_token_invalid: [401, 'The launch token is unknown, used or too old.'],
  session_over: [401, 'The session is over; open the game again.'],
  player_blocked: [403, 'The site does not let this player play.'],
  wrong_game: [409, 'This session belongs to another game.'],
  betting_closed: [409, 'Betting on this round is closed.'],
  round_over: [409, 'This round is over.'],
  not_seated: [409, 'This player has no seat in this deal.'],
  not_your_turn: [409, 'It is the turn of another seat.'],
  cards_not_held: [409, 'These cards are not in the hand.'],
  combination_not_allowed: [409, 'These cards cannot be played now.'],
  seed_not_committed: [409, 'The seed does not match its commitment.'],
  step_not_allowed: [409, 'This step is not possible now.'],
  round_under_way: [409, 'Another round is still in progress.'],
  round_key_reused: [422, 'This round key belongs to a round with other stakes.'],
  step_reused: [422, 'This step was taken with another choice.'],
  too_many_requests: [429, 'Too many requests in a short time.'],
} as const satisfies Refusals;

export type RefusalCode = keyof typeof refusals;

/** An expected error. */
export class Refusal extends SharedRefusal<RefusalCode> {
  constructor(code: RefusalCode, retryAfter?: number) {
    super(code, refusals[code], { retryAfter });
  }
}
