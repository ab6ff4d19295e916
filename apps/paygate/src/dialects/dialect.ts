import type { PaymentEvent, PayoutEvent } from '@lantern/contracts/payment-gateway';
import type { PaymentRequest } from '../payments/payment.ts';

/** An outgoing HTTP request. */
export interface Letter {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** How a protocol sends events to the site. */
export interface Dialect {
  /** @param forged signs with a wrong secret */
  write(request: PaymentRequest, event: PaymentEvent, forged: boolean): Letter;
  /** Absent where the protocol has no payouts. */
  writePayout?(webhookUrl: string, event: PayoutEvent): Letter;
  /** Whether the site has accepted the event. */
  isAccepted(status: number, answer: string): boolean;
}

export const isGood = (status: number): boolean => status >= 200 && status < 300;
