import type { PaymentEvent, PayoutEvent } from '@lantern/contracts/payment-gateway';
import type { PaymentRequest } from '../payments/payment.ts';

/** An HTTP request as it goes out. */
export interface Letter {
  readonly method: 'GET' | 'POST';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** How a protocol tells the site what has happened. */
export interface Dialect {
  /** @param forged signs it as somebody would who does not know the secret */
  write(request: PaymentRequest, event: PaymentEvent, forged: boolean): Letter;
  /** Absent where the protocol has no payouts. */
  writePayout?(webhookUrl: string, event: PayoutEvent): Letter;
  /** Whether the site has understood, so that nothing has to be repeated. */
  isTaken(status: number, answer: string): boolean;
}

export const isGood = (status: number): boolean => status >= 200 && status < 300;
