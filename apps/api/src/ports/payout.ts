export interface PayoutRequest {
  /** Our own and unique: a repeated reference returns the same payout. */
  reference: string;
  /** Minor units that the member receives. */
  amount: bigint;
  currency: string;
  account: { bankCode: string; accountNumber: string; holderName: string };
  description: string;
}

export interface PayoutState {
  payoutId: string;
  status: 'pending' | 'paid' | 'failed';
  /** Minor units. */
  amount: bigint;
  currency: string;
}

/** A gateway's message about a payout, after its signature was verified. */
export interface PayoutNews extends PayoutState {
  reference: string;
}

/** The payout side of a payment gateway. Every method throws when the outcome is unknown. */
export interface Payouts {
  pay(request: PayoutRequest): Promise<PayoutState>;
  /** The state of a payout; undefined if the gateway does not know it. */
  find(reference: string): Promise<PayoutState | undefined>;
}
