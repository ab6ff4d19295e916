import type {
  TransferEnd,
  TransferOrder,
  TransferVendor,
  VendorLaunch,
  VendorPlayer,
} from '../src/ports/transfer-vendor.ts';

/**
 * How the vendor takes calls that move money.
 * - `away`: it never hears of them. `loses`: it carries them out, and the answer is lost.
 *   `refuses`: it says no.
 * - `late`: they are on their way for long, and arrive when the test says so. `wrong`: it says that
 *   another amount has moved.
 */
export type Mood = 'well' | 'away' | 'loses' | 'refuses' | 'late' | 'wrong';

const silence = () => new Error('the vendor does not answer');

/** A vendor with wallets of its own that does as it is told, also what it should not. */
export class FakeTransferVendor implements TransferVendor {
  readonly code = 'PLR';
  readonly origins = ['http://parlour.test'];
  mood: Mood = 'well';
  readonly balances = new Map<string, bigint>();
  readonly ends = new Map<string, TransferEnd>();
  readonly launches: VendorLaunch[] = [];
  /** References of the calls that were made to move money, in their order. */
  readonly calls: string[] = [];
  #delayed: (() => TransferEnd)[] = [];

  async createPlayer({ playerId }: VendorPlayer): Promise<void> {
    if (this.mood === 'away') throw silence();
    this.balances.set(playerId, this.balances.get(playerId) ?? 0n);
  }

  transferIn({ playerId, reference, amount }: TransferOrder): Promise<TransferEnd> {
    return this.#take(reference, () => this.#move(playerId, amount));
  }

  transferOut({ playerId, reference, amount }: TransferOrder): Promise<TransferEnd> {
    return this.#take(reference, () => this.#move(playerId, -amount));
  }

  transferOutAll({ playerId, reference }: Omit<TransferOrder, 'amount'>): Promise<TransferEnd> {
    return this.#take(reference, () => this.#move(playerId, -(this.balances.get(playerId) ?? 0n)));
  }

  async endOf(reference: string): Promise<TransferEnd> {
    if (this.mood === 'away') throw silence();
    return this.#once(reference, () => ({ status: 'refused', reason: 'not_received' }));
  }

  async balance({ playerId }: VendorPlayer): Promise<bigint> {
    if (this.mood === 'away') throw silence();
    return this.balances.get(playerId) ?? 0n;
  }

  async launch(launch: VendorLaunch): Promise<string> {
    if (this.mood === 'away') throw silence();
    this.launches.push(launch);
    return `http://parlour.test/play/${launch.gameCode}?token=once`;
  }

  /** What was on its way arrives. */
  deliver(): void {
    for (const arrive of this.#delayed.splice(0)) arrive();
  }

  async #take(reference: string, move: () => TransferEnd): Promise<TransferEnd> {
    this.calls.push(reference);
    if (this.mood === 'away') throw silence();
    if (this.mood === 'refuses')
      return this.#once(reference, () => ({ status: 'refused', reason: 'player_blocked' }));
    if (this.mood === 'late') {
      this.#delayed.push(() => this.#once(reference, move));
      throw silence();
    }
    const end = this.#once(reference, move);
    if (this.mood === 'loses') throw silence();
    return this.mood === 'wrong' && end.status === 'done'
      ? { ...end, amount: end.amount + 1n }
      : end;
  }

  #once(reference: string, decide: () => TransferEnd): TransferEnd {
    const end = this.ends.get(reference) ?? decide();
    this.ends.set(reference, end);
    return end;
  }

  #move(playerId: string, change: bigint): TransferEnd {
    const balance = (this.balances.get(playerId) ?? 0n) + change;
    if (balance < 0n) return { status: 'refused', reason: 'insufficient_funds' };
    this.balances.set(playerId, balance);
    return { status: 'done', amount: change < 0n ? -change : change };
  }
}
