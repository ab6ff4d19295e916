import type { FamilyCode, Result } from '@lantern/rules/lottery';
import { type BeaconChain, quicknet, timeOf } from './beacon.ts';
import { seedBefore } from './seeds.ts';
import { type DrawFault, faultsOfDraw } from './verify.ts';

/** A draw as the public feed lists it. Times are ISO 8601; hashes and seeds are lower-case hex. */
export interface FeedDraw {
  readonly drawId: string;
  readonly family: FamilyCode;
  readonly state: string;
  readonly opensAt: string;
  readonly closesAt: string;
  readonly closedAt: string | null;
  /** Milliseconds. */
  readonly margin: number;
  /** Null for a draw that is drawn outside of the site. */
  readonly seedChain: { readonly anchor: string; readonly place: number } | null;
  readonly commitment: string | null;
  readonly committedAt: string | null;
  readonly bookRoot: string | null;
  readonly beacon:
    | (Omit<BeaconChain, 'hash'> & {
        readonly chain: string;
        readonly round: number;
        readonly signature: string | null;
      })
    | null;
  readonly seed: string | null;
  readonly result: Result | null;
  readonly drawnAt: string | null;
}

export type AuditFault =
  | DrawFault
  /** Published only after betting had opened. */
  | 'committed_late'
  /** Closed before its time, or so late that there were rounds to choose from. */
  | 'closing'
  /** Drawn before its round was made. */
  | 'drawn_early'
  /** Something that an audit needs is not published. */
  | 'incomplete'
  /** The seed is not the one before the next seed of the chain, or does not lead to its anchor. */
  | 'chain'
  /** A place of the chain between two finished draws has no draw. */
  | 'gap'
  | 'repeated';

export interface Audit {
  readonly verified: number;
  readonly void: number;
  /** Drawn outside of the site: their numbers are public elsewhere. */
  readonly outside: number;
  /** Whether all randomness comes from drand and not from a chain of the site. */
  readonly isIndependent: boolean;
  readonly faults: readonly { readonly drawId: string; readonly fault: AuditFault }[];
}

const latestClosing = 60_000;

function faultsOfOne(draw: FeedDraw): AuditFault[] {
  const { drawId, family, margin, commitment, committedAt, bookRoot, beacon, seed, result } = draw;
  const { closedAt, drawnAt } = draw;
  if (!commitment || !committedAt || !bookRoot || !beacon?.signature || !seed || !result)
    return ['incomplete'];
  if (!closedAt || !drawnAt) return ['incomplete'];
  const { round, signature } = beacon;
  const chain = beacon.chain === quicknet.hash ? quicknet : { ...beacon, hash: beacon.chain };
  const late = Date.parse(closedAt) - Date.parse(draw.closesAt);
  return [
    ...faultsOfDraw(chain, {
      ...{ drawId, family, commitment, seed, bookRoot, margin, result },
      ...{ closedAt: Date.parse(closedAt), beacon: { round, signature } },
    }),
    ...(Date.parse(committedAt) > Date.parse(draw.opensAt) ? ['committed_late' as const] : []),
    ...(late < 0 || late > latestClosing ? ['closing' as const] : []),
    ...(Date.parse(drawnAt) < timeOf(chain, round) ? ['drawn_early' as const] : []),
  ];
}

type Chained = FeedDraw & { readonly seedChain: NonNullable<FeedDraw['seedChain']> };

/**
 * Follows the seeds of one chain from the last one down to the anchor. A void draw reveals no seed,
 * but keeps its place.
 */
function faultsOfChain(draws: readonly Chained[]): Audit['faults'] {
  const faults: { drawId: string; fault: AuditFault }[] = [];
  const sorted = draws.toSorted((one, other) => other.seedChain.place - one.seedChain.place);
  let hash: string | undefined;
  let place = sorted[0]?.seedChain.place ?? 0;
  for (const { drawId, seed, seedChain } of sorted) {
    if (seedChain.place < place) faults.push({ drawId, fault: 'gap' });
    for (; hash !== undefined && place > seedChain.place; place -= 1) hash = seedBefore(hash);
    place = seedChain.place;
    if (seed && hash !== undefined && seed !== hash) faults.push({ drawId, fault: 'chain' });
    hash = seed ?? hash;
    if (hash !== undefined) hash = seedBefore(hash);
    place -= 1;
  }
  const [first] = sorted.slice(-1);
  for (; hash !== undefined && place >= 0; place -= 1) hash = seedBefore(hash);
  if (first && hash !== undefined && hash !== first.seedChain.anchor)
    faults.push({ drawId: first.drawId, fault: 'chain' });
  return faults;
}

/** Audits the finished draws of a game and day from what is published of them alone. */
export function auditDay(draws: readonly FeedDraw[]): Audit {
  const own = draws.filter((draw): draw is Chained => draw.seedChain !== null);
  const finished = own.filter(({ state }) => state !== 'void');
  const ids = draws.map(({ drawId }) => drawId);
  const chains = Map.groupBy(own, ({ seedChain }) => seedChain.anchor);
  const faults = [
    ...ids
      .filter((id, at) => ids.indexOf(id) !== at)
      .map((drawId) => ({ drawId, fault: 'repeated' as const })),
    ...finished.flatMap((draw) =>
      faultsOfOne(draw).map((fault) => ({ drawId: draw.drawId, fault })),
    ),
    ...[...chains.values()].flatMap(faultsOfChain),
  ];
  const wrong = new Set(faults.map(({ drawId }) => drawId));
  return {
    verified: finished.filter(({ drawId }) => !wrong.has(drawId)).length,
    void: own.length - finished.length,
    outside: draws.length - own.length,
    isIndependent: finished.every(({ beacon }) => beacon?.chain === quicknet.hash),
    faults,
  };
}
