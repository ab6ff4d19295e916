/** The refusals of a program: code → HTTP status and a sentence. */
export type Refusals<Code extends string = string> = Readonly<
  Record<Code, readonly [status: number, message: string]>
>;

/** What every program outside the site can answer instead of a value. */
export const commonRefusals = {
  invalid_input: [400, 'The request does not have the agreed shape.'],
  invalid_json: [400, 'The body is not JSON.'],
  bad_signature: [401, 'The signature is missing, wrong or too old.'],
  not_found: [404, 'There is nothing at this address.'],
  body_too_large: [413, 'The request is too large.'],
  unsupported_media_type: [415, 'This content type is not accepted here.'],
  internal_error: [500, 'Something went wrong here.'],
  unavailable: [503, 'The service is not available right now.'],
  database_away: [503, 'The database does not answer right now.'],
} as const satisfies Refusals;

export type CommonCode = keyof typeof commonRefusals;

export interface RefusalDetails {
  /** A sentence that says more than the one of the table. */
  readonly message?: string | undefined;
  /** When to try again, in seconds. */
  readonly retryAfter?: number | undefined;
}

/** An expected error, with its code. */
export class Refusal<Code extends string = string> extends Error {
  override readonly name = 'Refusal';
  readonly code: Code;
  readonly status: number;
  readonly retryAfter: number | undefined;

  constructor(
    code: Code,
    [status, sentence]: Refusals[string],
    { message, retryAfter }: RefusalDetails = {},
  ) {
    super(message ?? sentence);
    this.code = code;
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** A refusal that every program knows. */
export const commonRefusal = (code: CommonCode): Refusal<CommonCode> =>
  new Refusal(code, commonRefusals[code]);
