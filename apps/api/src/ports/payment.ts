import type { PayInstructions, PaymentStatus } from '@lantern/contracts';
import type { DepositKind } from '@lantern/rules';
import type { PayoutNews, Payouts } from './payout.ts';

export interface PaymentRequest {
  /** Our own and unique: a repeated reference returns the same payment. */
  reference: string;
  /** How the member pays; never `bank`, which needs no gateway. */
  kind: Exclude<DepositKind, 'bank'>;
  /** Minor units. */
  amount: bigint;
  currency: string;
  description: string;
  /** Where the payer's browser returns to. */
  returnUrl: string;
  createdAt: Date;
  expiresAt: Date;
}

export interface PaymentState {
  /** The gateway's id; null while there is none. */
  paymentId: string | null;
  status: PaymentStatus;
  /** Minor units. */
  amount: bigint;
  currency: string;
  /** Null unless paid. */
  paidAt: Date | null;
  /** How it is paid; null if the gateway does not repeat it. */
  instructions: PayInstructions | null;
}

/** A gateway's message about a payment, after its signature was verified. */
export interface PaymentNews {
  eventId: string;
  paymentId: string;
  reference: string;
  /** `confirming`: seen, but not final. */
  status: 'confirming' | 'paid' | 'failed' | 'expired';
  amount: bigint;
  currency: string;
  /** When the state changed by the gateway's clock, even if the message is late. */
  occurredAt: Date;
  /** Blockchain confirmations so far, and required. */
  confirmations?: { seen: number; needed: number };
}

export type GatewayNews =
  | { about: 'payment'; news: PaymentNews }
  | { about: 'payout'; news: PayoutNews };

/** A payment or payout that ended on a day (UTC), from the gateway's daily report. */
export interface ReportLine {
  reference: string;
  /** The gateway's id. */
  id: string;
  status: 'paid' | 'failed' | 'expired';
  /** Minor units. */
  amount: bigint;
  currency: string;
  at: Date;
}

export interface GatewayReport {
  payments: ReportLine[];
  payouts: ReportLine[];
}

/** A payment gateway. Every method throws when it is unreachable or its reply is invalid. */
export interface PaymentGateway {
  readonly code: string;
  /** Undefined for a gateway that makes no payouts. */
  readonly payouts?: Payouts;
  create(request: PaymentRequest): Promise<PaymentState>;
  /** The state of a payment; undefined if the gateway does not know it. */
  find(reference: string): Promise<PaymentState | undefined>;
  /** Whether a message has this gateway's valid signature. */
  judge(message: SignedMessage): 'valid' | 'bad_signature' | 'stale';
  /**
   * Reads a message with a valid signature. If the message proves too little, the gateway is asked.
   * `nothing`: no news; `unreadable`: not in this gateway's format.
   */
  read(message: SignedMessage): Promise<GatewayNews | 'nothing' | 'unreadable'>;
  /** @param day in UTC, such as `2026-11-22` */
  report(day: string): Promise<GatewayReport>;
}

export interface SignedMessage {
  method: string;
  /** Path and query of the request line. */
  path: string;
  body: Uint8Array;
  headers: Record<string, string | string[] | undefined>;
}
