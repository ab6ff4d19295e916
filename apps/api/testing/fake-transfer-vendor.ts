import { randomUUID } from 'node:crypto';
import type { ReportedRound } from '@lantern/contracts/transfer-wallet';
import type {
  RoundPage,
  TransferEnd,
  TransferOrder,
  TransferVendor,
  VendorLaunch,
  VendorPlayer,
} from '../src/ports/transfer-vendor.ts';
import type { VendorGame } from '../src/ports/vendor-game.ts';

/**
 * How the vendor handles transfer calls.
 * - `away`: never receives them. `loses`: executes them, but the reply is lost. `refuses`: rejects.
 * - `late`: they arrive when the test delivers them. `wrong`: reports another amount.
 */
export type Mood = 'well' | 'away' | 'loses' | 'refuses' | 'late' | 'wrong';

const silence = () => new Error('the vendor does not answer');

/** A transfer-mode vendor that follows the test's instructions, including faults. */
export class FakeTransferVendor implements TransferVendor {
  readonly code = 'PLR';
  readonly origins = ['http://parlour.test'];
  mood: Mood = 'well';
  readonly balances = new Map<string, bigint>();
  readonly ends = new Map<string, TransferEnd>();
  readonly launches: VendorLaunch[] = [];
  /** References of the transfer calls, in order. */
  readonly calls: string[] = [];
  /** References whose outcome was asked for, in order. */
  readonly questions: string[] = [];
  #delayed: (() => TransferEnd)[] = [];
  /** What `rounds` lists, in this order; a position in it is the cursor. */
  readonly reports: ReportedRound[] = [];
  /** How rounds are reported: all so far, none since the mood was set, or not at all. */
  feed: 'well' | 'late' | 'silent' = 'well';

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
    this.questions.push(reference);
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

  async rounds(after: string | undefined, most: number): Promise<RoundPage> {
    if (this.mood === 'away' || this.feed === 'silent') throw silence();
    const from = Number(after ?? 0);
    const rounds = this.feed === 'late' ? [] : this.reports.slice(from, from + most);
    return {
      rounds,
      next: String(from + rounds.length),
      more: from + rounds.length < this.reports.length && this.feed === 'well',
      completeUntil: this.feed === 'late' ? new Date(0) : new Date(),
    };
  }

  async games(): Promise<readonly VendorGame[]> {
    throw silence();
  }

  async round(asked: { playerId: string; roundId: string }): Promise<ReportedRound | undefined> {
    if (this.mood === 'away') throw silence();
    return this.reports.findLast(
      ({ roundId, playerId }) => roundId === asked.roundId && playerId === asked.playerId,
    );
  }

  /** Plays a round in a member's wallet here, and lists it. */
  play(playerId: string, stake: bigint, payout: bigint, change: Partial<ReportedRound> = {}) {
    this.balances.set(playerId, (this.balances.get(playerId) ?? 0n) - stake + payout);
    return this.report({
      ...{ playerId, roundId: randomUUID(), revision: 1, currency: 'VND', gameCode: 'moon-dice' },
      ...{ status: 'settled', stake: stake.toString(), payout: payout.toString() },
      ...{ playedAt: new Date().toISOString() },
      ...change,
    });
  }

  /** Lists a round, or a change of one. */
  report(round: ReportedRound): ReportedRound {
    this.reports.push(round);
    return round;
  }

  /** Delivers the delayed calls. */
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
