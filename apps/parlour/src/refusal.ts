/**
 * What the page and the site can be told instead of an answer: code → HTTP status and a sentence.
 */
export const refusals = {
  invalid_input: [400, 'The request does not have the agreed shape.'],
  stake_not_allowed: [400, 'This stake is outside the limits of the table.'],
  bad_signature: [401, 'The signature is missing, wrong or too old.'],
  ticket_invalid: [401, 'The ticket of this game is unknown, used or too old.'],
  session_over: [401, 'The session is over; the game must be opened again.'],
  player_not_found: [404, 'This player is not known here.'],
  not_found: [404, 'There is nothing here.'],
  insufficient_funds: [409, 'There is not so much in the wallet.'],
  body_too_large: [413, 'The request is too large.'],
  unsupported_media_type: [415, 'Only application/json is understood.'],
  reference_reused: [422, 'This reference belongs to another transfer.'],
  round_key_reused: [422, 'This round key belongs to another round.'],
  internal_error: [500, 'Something went wrong here.'],
  unavailable: [503, 'The parlour is away just now.'],
  database_away: [503, 'The parlour cannot reach its database just now.'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type RefusalCode = keyof typeof refusals;

/** An expected no. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;

  constructor(code: RefusalCode) {
    super(refusals[code][1]);
    this.code = code;
  }

  get status(): number {
    return refusals[this.code][0];
  }
}
