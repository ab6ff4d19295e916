import type { PaymentStatus } from '@lantern/contracts';

export interface PaymentRequest {
  /** Ours, and unique: the same reference asked for again gives the same payment. */
  reference: string;
  /** Minor units. */
  amount: bigint;
  currency: string;
  description: string;
  /** Where the payer's browser goes afterwards. */
  returnUrl: string;
  expiresAt: Date;
}

export interface PaymentState {
  paymentId: string;
  status: PaymentStatus;
  /** Minor units. */
  amount: bigint;
  currency: string;
  /** Null unless it has been paid. */
  paidAt: Date | null;
  payUrl: string;
}

/** What a gateway told, once its signature has been found good. */
export interface PaymentNews {
  eventId: string;
  paymentId: string;
  reference: string;
  status: 'paid' | 'failed' | 'expired';
  amount: bigint;
  currency: string;
  /** When it came to be so, by the gateway's clock, however late it was told. */
  occurredAt: Date;
}

/** A payment gateway. Every method throws when the gateway cannot be reached or does not make sense. */
export interface PaymentGateway {
  readonly code: string;
  create(request: PaymentRequest): Promise<PaymentState>;
  /** What the gateway knows of a payment, or undefined when it knows nothing. */
  find(reference: string): Promise<PaymentState | undefined>;
  /** Whether a message really comes from this gateway. */
  judge(message: SignedMessage): 'valid' | 'bad_signature' | 'stale';
}

export interface SignedMessage {
  method: string;
  path: string;
  body: Uint8Array;
  headers: Record<string, string | string[] | undefined>;
}
