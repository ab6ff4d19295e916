import type { PaymentEvent, PaymentStatus } from '@lantern/contracts/payment-gateway';

/** The protocols of this gateway; for the site each is a separate gateway. */
export type DialectCode = 'paygate' | 'fieldpay' | 'tokenpay';

/** A request of the site, in any protocol. */
export interface PaymentRequest {
  readonly dialect: DialectCode;
  readonly reference: string;
  /** Minor units in digits. */
  readonly amount: string;
  readonly currency: string;
  readonly description: string;
  readonly way: 'page' | 'qr' | 'crypto';
  readonly returnUrl: string;
  /** Where webhooks are sent. */
  readonly webhookUrl: string;
  /** ISO 8601 in UTC. */
  readonly expiresAt: string;
}

/** A sent webhook, for the payer's page. */
export interface Delivery {
  readonly eventId: string;
  readonly status: PaymentEvent['status'];
  readonly at: Date;
  readonly forged: boolean;
  /** HTTP status of the answer; undefined without an answer. */
  readonly answer: number | undefined;
}

export interface Payment {
  readonly paymentId: string;
  readonly request: PaymentRequest;
  readonly status: PaymentStatus;
  /** The paid amount, which may differ from the request. */
  readonly paid: Readonly<{ amount: string; currency: string }> | undefined;
  /** The event that decided this payment. */
  readonly event: PaymentEvent | undefined;
  /** The text of the QR code, if requested. */
  readonly qr: string | undefined;
  readonly crypto: Coins | undefined;
  readonly deliveries: readonly Delivery[];
}

/** The address for coins, and the confirmations on the chain. */
export interface Coins {
  readonly coin: string;
  readonly network: string;
  readonly address: string;
  /** In coins, as a decimal. */
  readonly coins: string;
  readonly confirmations: Readonly<{ seen: number; needed: number }>;
}
