import { commonRefusals, type Refusals, Refusal as SharedRefusal } from '@lantern/outside/refusal';

/** What the page and the site can get instead of an answer. */
export const refusals = {
  ...commonRefusals,
  stake_not_allowed: [400, 'This stake is outside the limits of the table.'],
  ticket_invalid: [401, 'The ticket of this game is unknown, used or too old.'],
  session_over: [401, 'The session is over; open the game again.'],
  player_not_found: [404, 'This player is unknown here.'],
  round_not_found: [404, 'This round is unknown or cancelled.'],
  insufficient_funds: [409, 'The wallet holds less than this.'],
  reference_reused: [422, 'This reference belongs to another transfer.'],
  round_key_reused: [422, 'This round key belongs to another round.'],
} as const satisfies Refusals;

export type RefusalCode = keyof typeof refusals;

/** An expected error. */
export class Refusal extends SharedRefusal<RefusalCode> {
  constructor(code: RefusalCode) {
    super(code, refusals[code]);
  }
}
