import { type BeaconChain, type BeaconRound, beaconFault } from '@lantern/draws/beacon';
import { type Beacon, BeaconError } from '../ports/beacon.ts';

/** A place to get rounds from. Nothing that it replies is trusted. */
export interface BeaconSource {
  readonly name: string;
  /** Undefined while the round does not exist. Throws when there is no readable reply. */
  fetch(round: number): Promise<BeaconRound | undefined>;
}

type Reply = { round: BeaconRound } | { problem: string } | undefined;

/** Asks its sources one after another until one has the round with a valid signature. */
export class VerifiedBeacon implements Beacon {
  readonly chain: BeaconChain;
  readonly #sources: readonly BeaconSource[];

  constructor(chain: BeaconChain, sources: readonly BeaconSource[]) {
    this.chain = chain;
    this.#sources = sources;
  }

  async round(number: number): Promise<BeaconRound | undefined> {
    const problems: string[] = [];
    let isPending = false;
    for (const source of this.#sources) {
      const reply = await this.#ask(source, number);
      if (reply === undefined) isPending = true;
      else if ('round' in reply) return reply.round;
      else problems.push(`${source.name}: ${reply.problem}`);
    }
    if (isPending) return undefined;
    throw new BeaconError(`No source has round ${number}. ${problems.join('; ')}`);
  }

  async #ask(source: BeaconSource, number: number): Promise<Reply> {
    try {
      const round = await source.fetch(number);
      if (!round) return undefined;
      const fault = beaconFault(this.chain, number, round);
      return fault ? { problem: fault } : { round };
    } catch (error) {
      return { problem: error instanceof Error ? error.message : String(error) };
    }
  }
}
