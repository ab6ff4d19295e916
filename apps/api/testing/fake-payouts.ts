import type { PayoutRequest, PayoutState, Payouts } from '../src/ports/payout.ts';

/** The payout side of a gateway; it follows the test's instructions, including faults. */
export class FakePayouts implements Payouts {
  /** The number of payout requests, and the payouts made, by reference. */
  readonly asked: PayoutRequest[] = [];
  readonly paid = new Map<string, PayoutState>();
  /** The outcome of the next ones. */
  status: PayoutState['status'] = 'paid';
  /** `refuses`: nothing is done. `loses`: it is done, and the reply is lost. */
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

  /** Changes its later reports of a payout. */
  turn(reference: string, change: Partial<PayoutState>): void {
    const known = this.paid.get(reference);
    if (known) this.paid.set(reference, { ...known, ...change });
  }
}
