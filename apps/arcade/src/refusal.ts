/**
 * What the page, the verifier and the site can be told instead of an answer: code → HTTP status and
 * a sentence.
 */
export const refusals = {
  invalid_input: [400, 'The request does not have the agreed shape.'],
  stakes_not_allowed: [400, 'These stakes are outside the limits of the table.'],
  bad_signature: [401, 'The signature is missing, wrong or too old.'],
  launch_token_invalid: [401, 'The launch token is unknown, used or too old.'],
  session_over: [401, 'The session is over; the game must be opened again.'],
  player_blocked: [403, 'The site does not let this player play.'],
  not_found: [404, 'There is nothing here.'],
  round_under_way: [409, 'Another round is still under way.'],
  body_too_large: [413, 'The request is too large.'],
  unsupported_media_type: [415, 'Only application/json is understood.'],
  round_key_reused: [422, 'This round key belongs to a round with other stakes.'],
  too_many_requests: [429, 'Too many requests in a short time.'],
  internal_error: [500, 'Something went wrong here.'],
  unavailable: [503, 'The site cannot be reached just now.'],
  database_away: [503, 'The arcade cannot reach its database just now.'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type RefusalCode = keyof typeof refusals;

/** An expected no. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  /** When to come again, in seconds, where we know. */
  readonly retryAfter: number | undefined;

  constructor(code: RefusalCode, retryAfter?: number) {
    super(refusals[code][1]);
    this.code = code;
    this.retryAfter = retryAfter;
  }

  get status(): number {
    return refusals[this.code][0];
  }
}
