import {
  type accountRecord,
  type Movement,
  movementTypeOf,
  type QueryOf,
  type TransferKind,
  transferKinds,
  type ValueOf,
} from '@lantern/contracts';
import { type MovementType, movementTypes } from '@lantern/rules';
import type { SessionCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { chosenDays } from './chosen-days.ts';
import {
  type DayRow,
  findMovements,
  findOfKinds,
  findPlayDays,
  findSpan,
  type KindTotals,
  type MovementRow,
  type Span,
  sumRareKinds,
} from './record.store.ts';

type Narrowing = 'all' | MovementType;

export const kindsOf = (type: MovementType): TransferKind[] =>
  transferKinds.filter((kind) => movementTypeOf(kind) === type);

/**
 * A page of the movements of a member's wallet. Movements are numbered without gaps, so a page of
 * all types is found without reading the earlier ones. `upTo`, the newest number on the first page,
 * keeps the pages stable while money moves.
 */
export async function readAccountRecord(
  context: Data,
  { brand, session }: SessionCaller,
  query: QueryOf<typeof accountRecord>,
): Promise<ValueOf<typeof accountRecord>> {
  const { from, to } = await chosenDays(context, brand, query);
  const span = await findSpan(context.db, session.memberId, from, to);
  const currency = session.currency;
  if (!span)
    return { list: [], total: 0, totalPages: 0, from, to, currency, upTo: '0', totals: [] };
  const newest = newestOf(span, query.upTo);
  const [rare, games] = await Promise.all([
    sumRareKinds(context.db, span, newest),
    findPlayDays(context.db, session.memberId, from, to),
  ]);
  const { total, rows } =
    query.type === 'all'
      ? await pageOfAll(context, span, newest, query)
      : await pageOfType(context, span, rare, { ...query, type: query.type, newest });
  return {
    list: rows.map((row) => describeMovement(row, currency)),
    total,
    totalPages: Math.ceil(total / query.pageSize),
    ...{ from, to, currency, upTo: newest.toString() },
    totals: totalsOf(rare, games, query.type),
  };
}

function newestOf({ high }: Span, upTo: string | undefined): bigint {
  const last = BigInt(high);
  const asked = upTo === undefined ? last : BigInt(upTo);
  return asked < last ? asked : last;
}

interface Place {
  pageNo: number;
  pageSize: number;
}

async function pageOfAll(context: Data, span: Span, newest: bigint, { pageNo, pageSize }: Place) {
  const low = BigInt(span.low);
  const size = BigInt(pageSize);
  const top = newest - BigInt(pageNo - 1) * size;
  const above = top - size > low ? top - size : low;
  const total = newest > low ? Number(newest - low) : 0;
  return { total, rows: top > low ? await findMovements(context.db, span, above, top) : [] };
}

async function pageOfType(
  context: Data,
  span: Span,
  rare: readonly KindTotals[],
  { type, newest, pageNo, pageSize }: Place & { type: MovementType; newest: bigint },
) {
  const kinds = kindsOf(type);
  const total = rare
    .filter(({ kind }) => kinds.includes(kind))
    .reduce((sum, { times }) => sum + Number(times), 0);
  const page = { limit: pageSize, offset: (pageNo - 1) * pageSize };
  return { total, rows: await findOfKinds(context.db, span, { upTo: newest, kinds }, page) };
}

export function describeMovement(row: MovementRow, currency: string): Movement {
  return {
    id: row.transferId,
    type: movementTypeOf(row.kind),
    kind: row.kind,
    amount: row.amount,
    currency,
    balanceAfter: row.balanceAfter,
    at: row.at.toISOString(),
    reference: row.reference,
  };
}

/** Sums in and out by type: games from the totals of the days, the rest from the transfers. */
function totalsOf(
  rare: readonly KindTotals[],
  games: readonly DayRow[],
  type: Narrowing,
): ValueOf<typeof accountRecord>['totals'] {
  const sums = new Map<MovementType, { in: bigint; out: bigint }>();
  const add = (of: MovementType, came: string, went: string) => {
    const sum = sums.get(of) ?? { in: 0n, out: 0n };
    sums.set(of, { in: sum.in + BigInt(came), out: sum.out + BigInt(went) });
  };
  for (const { kind, came, went } of rare) add(movementTypeOf(kind), came, went);
  for (const { won, refunded, staked } of games) {
    add('game', won, staked);
    add('game', refunded, '0');
  }
  return movementTypes.flatMap((each) => {
    const sum = sums.get(each);
    if (!sum || (type !== 'all' && type !== each)) return [];
    return [{ type: each, in: sum.in.toString(), out: sum.out.toString() }];
  });
}
