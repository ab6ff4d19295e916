import { type ErrorCode, Refusal } from '@lantern/contracts';

/** A refusal of the site, with the id under which its log knows the call. */
export class RefusedCall extends Refusal {
  readonly requestId: string | undefined;

  constructor(code: ErrorCode, value: unknown, requestId: string | undefined) {
    super(code, value);
    this.requestId = requestId;
  }
}

/** No answer, or none that could be read. Whether the site has done what was asked is not known. */
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

/** The id to tell to support, where the trouble has one. */
export const requestIdOf = (trouble: unknown): string | undefined =>
  trouble instanceof RefusedCall || trouble instanceof NetworkTrouble
    ? trouble.requestId
    : undefined;
