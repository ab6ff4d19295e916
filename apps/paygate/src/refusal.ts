/** Every expected no of this gateway: its code, its HTTP status and its sentence. */
const refusals = {
  invalid_input: [400, 'The request does not have the agreed shape.'],
  invalid_json: [400, 'The body is not JSON.'],
  bad_signature: [401, 'The signature is missing or wrong.'],
  callback_stale: [401, 'The signature is too old, or the clocks differ too much.'],
  not_found: [404, 'There is nothing at this address.'],
  payment_not_found: [404, 'There is no such payment.'],
  reference_reused: [409, 'This reference belongs to a payment with other content.'],
  body_too_large: [413, 'The body is too large.'],
  unsupported_media_type: [415, 'This kind of body is not understood here.'],
  internal_error: [500, 'Something went wrong on our side.'],
} as const satisfies Record<string, readonly [status: number, sentence: string]>;

export type RefusalCode = keyof typeof refusals;

export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  readonly statusCode: number;

  constructor(code: RefusalCode, detail?: string) {
    const [status, sentence] = refusals[code];
    super(detail ?? sentence);
    this.code = code;
    this.statusCode = status;
  }
}
