import type { FamilyCode, Result } from '@lantern/rules/lottery';
import {
  type BeaconChain,
  type BeaconRound,
  beaconFault,
  randomnessOf,
  roundAfter,
} from './beacon.ts';
import { resultOf } from './draw.ts';
import { commitmentTo } from './seeds.ts';

/** What is published of a finished own draw. Hashes and seeds are lower-case hex. */
export interface PublishedDraw {
  readonly drawId: string;
  readonly family: FamilyCode;
  /** Published before the draw opened. */
  readonly commitment: string;
  readonly seed: string;
  /** Published when the draw closed. */
  readonly bookRoot: string;
  /** Milliseconds since 1970. */
  readonly closedAt: number;
  /** Milliseconds between closing and the earliest round. */
  readonly margin: number;
  readonly beacon: BeaconRound;
  readonly result: Result;
}

export const drawFaults = [
  ...(['commitment', 'wrong_round', 'wrong_signature', 'result', 'unreadable'] as const),
] as const;
export type DrawFault = (typeof drawFaults)[number];

/**
 * Verifies a draw without trusting its publisher: the seed is the one committed to, the randomness
 * is a beacon's first after closing, and all three give this result. Empty if nothing is wrong.
 * @param chain the beacon that the verifier trusts, not what the publisher names
 */
export function faultsOfDraw(chain: BeaconChain, draw: PublishedDraw): DrawFault[] {
  try {
    const round = roundAfter(chain, draw.closedAt, draw.margin);
    const fault = beaconFault(chain, round, draw.beacon);
    const expected = resultOf(draw.family, {
      ...draw,
      randomness: randomnessOf(draw.beacon),
    });
    return [
      ...(commitmentTo(draw.seed) === draw.commitment ? [] : ['commitment' as const]),
      ...(fault ? [fault] : []),
      ...(JSON.stringify(expected) === JSON.stringify(draw.result) ? [] : ['result' as const]),
    ];
  } catch {
    return ['unreadable'];
  }
}
