import type { Database } from '../../db/database.ts';
import type { Clock } from '../../ports/clock.ts';
import type { TransferVendor } from '../../ports/transfer-vendor.ts';
import type { Vendor } from '../../ports/vendor.ts';
import { addHealth, type Counted } from './vendor-health.store.ts';

/** `in`: a vendor calls us. `out`: we call it. */
export type Way = 'in' | 'out';
export type End = 'done' | 'refused' | 'failed';

/** Milliseconds in which calls are counted in memory. */
const pause = 15_000;

interface Options {
  db: Database;
  clock: Clock;
  onError(error: unknown): void;
}

/**
 * Counts the calls between vendors and this process, with their duration. A call adds to numbers in
 * memory; a few rows are written every fifteen seconds. A crash loses the last ones.
 */
export class VendorHealth {
  readonly #options: Options;
  #counted = new Map<string, Counted>();
  #timer: NodeJS.Timeout | undefined;

  constructor(options: Options) {
    this.#options = options;
  }

  note(vendor: string, way: Way, end: End, ms: number): void {
    const key = `${way} ${vendor}`;
    const known = this.#counted.get(key) ?? {
      ...{ vendor, way, calls: 0, refused: 0, failed: 0, totalMs: 0, slowestMs: 0, lastAt: 0 },
    };
    known.calls += 1;
    if (end !== 'done') known[end] += 1;
    known.totalMs += ms;
    known.slowestMs = Math.max(known.slowestMs, ms);
    known.lastAt = this.#options.clock.now().getTime();
    this.#counted.set(key, known);
    this.#timer ??= setTimeout(() => void this.flush(), pause).unref();
  }

  /** Makes a call to a vendor and counts it. */
  async timed<Value>(vendor: string, call: () => Promise<Value>): Promise<Value> {
    const began = performance.now();
    try {
      const value = await call();
      this.note(vendor, 'out', 'done', performance.now() - began);
      return value;
    } catch (error) {
      this.note(vendor, 'out', 'failed', performance.now() - began);
      throw error;
    }
  }

  /** Writes what was counted so far. */
  async flush(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const counted = [...this.#counted.values()];
    this.#counted = new Map();
    if (counted.length > 0) await addHealth(this.#options.db, counted).catch(this.#options.onError);
  }
}

/** A vendor whose own calls are counted. */
export const countedVendor = (vendor: Vendor, health: VendorHealth): Vendor => ({
  ...(vendor.rooms && {
    rooms: () => health.timed(vendor.code, async () => (await vendor.rooms?.()) ?? []),
  }),
  ...(vendor.dayReport && {
    dayReport: (day: string) => health.timed(vendor.code, async () => vendor.dayReport?.(day)),
  }),
  code: vendor.code,
  protocol: vendor.protocol,
  tokens: vendor.tokens,
  trialMoney: vendor.trialMoney,
  origins: vendor.origins,
  onLaunchHosts: vendor.onLaunchHosts,
  judge: (message) => vendor.judge(message),
  allows: (address) => vendor.allows(address),
  launchUrl: (request) => health.timed(vendor.code, () => vendor.launchUrl(request)),
  games: () => health.timed(vendor.code, () => vendor.games()),
  roundReport: (asked) => health.timed(vendor.code, () => vendor.roundReport(asked)),
});

/** The same for one with its own wallets. */
export const countedTransferVendor = (
  vendor: TransferVendor,
  health: VendorHealth,
): TransferVendor => {
  const timed = <Value>(call: () => Promise<Value>) => health.timed(vendor.code, call);
  return {
    code: vendor.code,
    origins: vendor.origins,
    createPlayer: (player) => timed(() => vendor.createPlayer(player)),
    transferIn: (order) => timed(() => vendor.transferIn(order)),
    transferOut: (order) => timed(() => vendor.transferOut(order)),
    transferOutAll: (order) => timed(() => vendor.transferOutAll(order)),
    endOf: (reference) => timed(() => vendor.endOf(reference)),
    balance: (player) => timed(() => vendor.balance(player)),
    rounds: (after, most, patience) => timed(() => vendor.rounds(after, most, patience)),
    round: (asked) => timed(() => vendor.round(asked)),
    games: () => timed(() => vendor.games()),
    launch: (launch) => timed(() => vendor.launch(launch)),
  };
};
