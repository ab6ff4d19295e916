import { type ErrorCode, Refusal } from '@lantern/contracts';

/** A refusal of the site, with the request id of its log entry. */
export class RefusedCall extends Refusal {
  readonly requestId: string | undefined;

  constructor(code: ErrorCode, value: unknown, requestId: string | undefined) {
    super(code, value);
    this.requestId = requestId;
  }
}

/** No readable answer. The call may or may not have taken effect. */
export class NetworkTrouble extends Error {
  override readonly name = 'NetworkTrouble';
  readonly kind: 'unreachable' | 'timeout' | 'garbled';
  readonly requestId: string | undefined;

  constructor(
    kind: NetworkTrouble['kind'],
    options?: { cause?: unknown; requestId?: string | undefined },
  ) {
    super(kind, { cause: options?.cause });
    this.kind = kind;
    this.requestId = options?.requestId;
  }
}

/** The request id for support, if known. */
export const requestIdOf = (trouble: unknown): string | undefined =>
  trouble instanceof RefusedCall || trouble instanceof NetworkTrouble
    ? trouble.requestId
    : undefined;
