import type { ErrorCode } from './errors.ts';

/** An expected no. The message that a caller reads comes from the locales, by the code. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: ErrorCode;
  /**
   * What the caller may know beside the code, such as the fields at fault or the seconds to wait.
   */
  readonly value: unknown;

  constructor(code: ErrorCode, value?: unknown) {
    super(code);
    this.code = code;
    this.value = value;
  }
}
