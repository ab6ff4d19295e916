import type { PublishedLotteryDraw } from '@lantern/contracts';
import { seedBefore } from '@lantern/draws';
import { type BeaconChain, quicknet } from '@lantern/draws/beacon';
import { faultsOfDraw } from '@lantern/draws/verify';
import { proves, type TicketProof } from './in-book.ts';

/** What is checked of a draw, in this order. */
export const checks = ['commitment', 'chain', 'beacon', 'result', 'tickets'] as const;
export type Check = (typeof checks)[number];

export interface Verdict {
  readonly outcomes: readonly { readonly check: Check; readonly holds: boolean }[];
  /** Whether each own ticket is in the bet book. */
  readonly tickets: readonly { readonly proof: TicketProof; readonly holds: boolean }[];
  /** False for a beacon of the site itself, which proves nothing about who ran it. */
  readonly isIndependent: boolean;
}

/** A chain longer than this is not followed to its anchor in a browser. */
const longestChain = 200_000;

/** Hashes a seed back to what is before the first one of its chain. */
function leadsTo(anchor: string, seed: string, place: number): boolean {
  let hash = seed;
  for (let step = 0; step <= place; step += 1) hash = seedBefore(hash);
  return hash === anchor;
}

/**
 * Verifies a finished own draw by what was published of it; undefined while something is missing.
 * drand's chain is known here. Another chain is checked by its own key, and said to be another one.
 */
export function verify(
  draw: PublishedLotteryDraw,
  proofs: readonly TicketProof[],
): Verdict | undefined {
  const { seed, commitment, bookRoot, beacon, result, closedAt, seedChain } = draw;
  if (!seed || !commitment || !bookRoot || !beacon?.signature || !result || !closedAt)
    return undefined;
  const isIndependent = beacon.chain === quicknet.hash;
  const chain: BeaconChain = isIndependent ? quicknet : { ...beacon, hash: beacon.chain };
  const faults = faultsOfDraw(chain, {
    drawId: draw.drawId,
    family: draw.family,
    ...{ commitment, seed, bookRoot, result },
    closedAt: Date.parse(closedAt),
    margin: draw.margin,
    beacon: { round: beacon.round, signature: beacon.signature },
  });
  const isFree = (...codes: (typeof faults)[number][]): boolean =>
    !faults.includes('unreadable') && !faults.some((fault) => codes.includes(fault));
  const isFollowed = seedChain !== null && seedChain.place < longestChain;
  const tickets = proofs.map((proof) => ({ proof, holds: proves(draw, proof) }));
  return {
    isIndependent,
    tickets,
    outcomes: [
      { check: 'commitment', holds: isFree('commitment') },
      ...(isFollowed
        ? [{ check: 'chain' as const, holds: leadsTo(seedChain.anchor, seed, seedChain.place) }]
        : []),
      { check: 'beacon', holds: isFree('wrong_round', 'wrong_signature') },
      { check: 'result', holds: isFree('result') },
      ...(tickets.length > 0
        ? [{ check: 'tickets' as const, holds: tickets.every(({ holds }) => holds) }]
        : []),
    ],
  };
}
