import type { PaymentEvent, PaymentStatus } from '@lantern/contracts/payment-gateway';

/** The protocols that this gateway speaks; each is a gateway of its own to the site. */
export type DialectCode = 'paygate' | 'fieldpay' | 'tokenpay';

/** What a site asks for, in whichever protocol. */
export interface PaymentRequest {
  readonly dialect: DialectCode;
  readonly reference: string;
  /** Minor units in digits. */
  readonly amount: string;
  readonly currency: string;
  readonly description: string;
  readonly way: 'page' | 'qr' | 'crypto';
  readonly returnUrl: string;
  /** Where the site is told. */
  readonly webhookUrl: string;
  /** ISO 8601 in UTC. */
  readonly expiresAt: string;
}

/** One message that was sent, for the payer's page to show. */
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
  /** What the payer has paid; it may differ from what was asked for. */
  readonly paid: Readonly<{ amount: string; currency: string }> | undefined;
  /** The one event that decided this payment. */
  readonly event: PaymentEvent | undefined;
  /** The text of the QR code, where one was asked for. */
  readonly qr: string | undefined;
  readonly crypto: Coins | undefined;
  readonly deliveries: readonly Delivery[];
}

/** Where coins are sent, and how often the chain has confirmed them. */
export interface Coins {
  readonly coin: string;
  readonly network: string;
  readonly address: string;
  /** In coins, with a point. */
  readonly coins: string;
  readonly confirmations: Readonly<{ seen: number; needed: number }>;
}
