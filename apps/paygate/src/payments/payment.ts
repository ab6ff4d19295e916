import type { createPaymentRequest, PaymentEvent, PaymentStatus } from '@lantern/contracts/payment-gateway';
import type * as z from 'zod/mini';

export type PaymentRequest = z.infer<typeof createPaymentRequest>;

/** One webhook that was sent, for the payer's page to show. */
export interface Delivery {
  readonly eventId: string;
  readonly status: PaymentEvent['status'];
  readonly at: Date;
  readonly forged: boolean;
  /** HTTP status of the answer; undefined when none came. */
  readonly answer: number | undefined;
}

export interface Payment {
  readonly paymentId: string;
  readonly request: PaymentRequest;
  readonly status: PaymentStatus;
  /** What the payer has paid, in minor units; it may differ from what was asked for. */
  readonly paid: string | undefined;
  /** The one event that decided this payment. */
  readonly event: PaymentEvent | undefined;
  readonly deliveries: readonly Delivery[];
}
