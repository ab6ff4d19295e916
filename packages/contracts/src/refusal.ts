import type { ErrorCode } from './errors.ts';

/** An expected error. The message for the caller comes from the locales, by code. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;
  /** Details besides the code, such as invalid fields or seconds to wait. */
  readonly value: unknown;

  constructor(code: ErrorCode, value?: unknown) {
    super(code);
    this.code = code;
    this.value = value;
  }
}
