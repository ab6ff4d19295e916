import type { BeaconChain, BeaconRound } from '@lantern/draws/beacon';

/** Public randomness that the site cannot influence, in numbered rounds. */
export interface Beacon {
  readonly chain: BeaconChain;
  /**
   * A round whose signature was verified; undefined while it does not exist.
   * @throws BeaconError if no source answered, or none with a valid signature
   */
  round(number: number): Promise<BeaconRound | undefined>;
}

/** What each source of a beacon did wrong, for the log. */
export class BeaconError extends Error {
  override readonly name = 'BeaconError';
}
