import type { PayoutRequest, PayoutState, Payouts } from '../src/ports/payout.ts';

/** The side of a gateway that pays out; it does as it is told, also what it should not. */
export class FakePayouts implements Payouts {
  /** How often it was asked to pay, and what it paid, by reference. */
  readonly asked: PayoutRequest[] = [];
  readonly paid = new Map<string, PayoutState>();
  /** What becomes of the next ones. */
  status: PayoutState['status'] = 'paid';
  /** `refuses`: nothing is done. `loses`: it is done, and the answer never comes. */
  trouble: 'none' | 'refuses' | 'loses' = 'none';

  async pay(request: PayoutRequest): Promise<PayoutState> {
    this.asked.push(request);
    if (this.trouble === 'refuses') throw new Error('the gateway does not answer');
    const { reference, amount, currency } = request;
    const state = this.paid.get(reference) ?? {
      payoutId: `out_${reference}`,
      status: this.status,
      amount,
      currency,
    };
    this.paid.set(reference, state);
    if (this.trouble === 'loses') throw new Error('the answer of the gateway was lost');
    return state;
  }

  async find(reference: string): Promise<PayoutState | undefined> {
    if (this.trouble === 'refuses') throw new Error('the gateway does not answer');
    return this.paid.get(reference);
  }

  /** Changes what it says of a payout from now on. */
  turn(reference: string, change: Partial<PayoutState>): void {
    const known = this.paid.get(reference);
    if (known) this.paid.set(reference, { ...known, ...change });
  }
}
