import { type BeaconRound, timeOf } from '@lantern/draws/beacon';
import type { LocalChain } from '@lantern/draws/local-chain';
import type { Clock } from '../ports/clock.ts';
import type { BeaconSource } from './verified-beacon.ts';

/** How a local beacon can fail on request. */
export type Misbehaviour = 'late' | 'unreachable' | 'wrong_signature' | 'wrong_round';

/**
 * A beacon in this process, for development and tests. Its signatures are real, but its key is
 * ours: its randomness is not independent of the site.
 */
export class LocalBeacon implements BeaconSource {
  readonly name = 'local';
  misbehaviour: Misbehaviour | undefined;
  readonly #local: LocalChain;
  readonly #clock: Clock;

  constructor(local: LocalChain, clock: Clock) {
    this.#local = local;
    this.#clock = clock;
  }

  async fetch(round: number): Promise<BeaconRound | undefined> {
    const { chain, sign } = this.#local;
    if (this.misbehaviour === 'unreachable') throw new Error('unreachable');
    const isMade = timeOf(chain, round) <= this.#clock.now().getTime();
    if (!isMade || this.misbehaviour === 'late') return undefined;
    if (this.misbehaviour === 'wrong_round') return sign(round + 1);
    if (this.misbehaviour === 'wrong_signature')
      return { round, signature: sign(round + 1).signature };
    return sign(round);
  }
}
