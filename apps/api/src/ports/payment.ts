import type { PayInstructions, PaymentStatus } from '@lantern/contracts';
import type { DepositKind } from '@lantern/rules';
import type { PayoutNews, Payouts } from './payout.ts';

export interface PaymentRequest {
  /** Ours, and unique: the same reference asked for again gives the same payment. */
  reference: string;
  /** How the member is to pay; never `bank`, which needs no gateway. */
  kind: Exclude<DepositKind, 'bank'>;
  /** Minor units. */
  amount: bigint;
  currency: string;
  description: string;
  /** Where the payer's browser goes afterwards. */
  returnUrl: string;
  createdAt: Date;
  expiresAt: Date;
}

export interface PaymentState {
  /** Null where the gateway has no name for it yet. */
  paymentId: string | null;
  status: PaymentStatus;
  /** Minor units. */
  amount: bigint;
  currency: string;
  /** Null unless it has been paid. */
  paidAt: Date | null;
  /** How it is paid; null where that is not told again. */
  instructions: PayInstructions | null;
}

/** What a gateway told of a payment, once its signature has been found good. */
export interface PaymentNews {
  eventId: string;
  paymentId: string;
  reference: string;
  /** `confirming`: it was seen, and is not certain yet. */
  status: 'confirming' | 'paid' | 'failed' | 'expired';
  amount: bigint;
  currency: string;
  /** When it came to be so, by the gateway's clock, however late it was told. */
  occurredAt: Date;
  /** How often it was confirmed, and how often it has to be. */
  confirmations?: { seen: number; needed: number };
}

export type GatewayNews =
  | { about: 'payment'; news: PaymentNews }
  | { about: 'payout'; news: PayoutNews };

/** What came to its end at a gateway on a day, in UTC. */
export interface ReportLine {
  reference: string;
  /** The gateway's own. */
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

/**
 * A payment gateway. Every method throws when the gateway cannot be reached or does not make sense.
 */
export interface PaymentGateway {
  readonly code: string;
  /** Where it pays out, too. */
  readonly payouts?: Payouts;
  create(request: PaymentRequest): Promise<PaymentState>;
  /** What the gateway knows of a payment, or undefined when it knows nothing. */
  find(reference: string): Promise<PaymentState | undefined>;
  /** Whether a message really comes from this gateway. */
  judge(message: SignedMessage): 'valid' | 'bad_signature' | 'stale';
  /**
   * What a message tells whose signature was found good. Where that proves too little, the gateway
   * itself is asked; `nothing` when there is nothing to tell after all, `unreadable` when the
   * message is none of this gateway's.
   */
  read(message: SignedMessage): Promise<GatewayNews | 'nothing' | 'unreadable'>;
  /** @param day in UTC, such as `2026-11-22` */
  report(day: string): Promise<GatewayReport>;
}

export interface SignedMessage {
  method: string;
  /** Path and query as they stand in the request line. */
  path: string;
  body: Uint8Array;
  headers: Record<string, string | string[] | undefined>;
}
