export interface PayoutRequest {
  /** Ours, and unique: the same reference asked for again gives the same payout. */
  reference: string;
  /** Minor units: what has to arrive. */
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

/** What a gateway told of a payout, once its signature has been found good. */
export interface PayoutNews extends PayoutState {
  reference: string;
}

/**
 * The side of a payment gateway that pays out. Every method throws when it is not known what came
 * of it.
 */
export interface Payouts {
  pay(request: PayoutRequest): Promise<PayoutState>;
  /** What the gateway knows of a payout, or undefined when it knows nothing. */
  find(reference: string): Promise<PayoutState | undefined>;
}
