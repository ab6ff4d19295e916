import type { LineMove, lineMoves, lineMovesFile, QueryOf, ValueOf } from '@lantern/contracts';
import { nameKey } from '@lantern/rules';
import type { StaffCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { type CsvFile, csvCount, inParts } from '../../csv.ts';
import { inZone } from '../../zoned-time.ts';
import { takeList } from '../audit/index.ts';
import { findMoves, type MoveRow, type MoveSearch } from './line.store.ts';

const uplineOf = (id: string | null, username: string | null) =>
  username === null ? null : { id, username };

const describe = (row: MoveRow): LineMove => ({
  id: row.id,
  member: { id: row.memberId, username: row.member },
  from: uplineOf(row.fromId, row.from),
  to: uplineOf(row.toId, row.to),
  members: row.members,
  status: row.status,
  reason: row.reason,
  proposedBy: row.proposer,
  proposedAt: row.proposedAt.toISOString(),
  decided:
    row.decidedAt && row.decider !== null
      ? { by: row.decider, at: row.decidedAt.toISOString(), reason: row.decisionReason }
      : null,
});

function searchOf(
  { brand }: StaffCaller,
  { status, search }: QueryOf<typeof lineMovesFile>,
): MoveSearch {
  const typed = search.trim();
  return { brandId: brand.id, status, name: typed === '' ? undefined : nameKey(typed) };
}

/** Moves to another upline, those that staff propose and those that they rejected. */
export async function listMoves(
  { db }: Data,
  caller: StaffCaller,
  { pageNo, pageSize, ...wanted }: QueryOf<typeof lineMoves>,
): Promise<ValueOf<typeof lineMoves>> {
  const part = { limit: pageSize, offset: (pageNo - 1) * pageSize };
  const { rows, total } = await findMoves(db, searchOf(caller, wanted), part);
  return { list: rows.map(describe), total, totalPages: Math.ceil(total / pageSize) };
}

/** The same list as a file. */
export function movesFile(
  context: Data,
  caller: StaffCaller,
  query: QueryOf<typeof lineMovesFile>,
): Promise<CsvFile> {
  const { brand } = caller;
  const time = (at: Date | null) => at && inZone(at, brand.timeZone);
  const search = searchOf(caller, query);
  return takeList(context, caller, {
    ...{ list: 'line-moves', wanted: query },
    columns: [
      ['member', ({ member }) => member],
      ['from', ({ from }) => from],
      ['to', ({ to }) => to],
      ['members', ({ members }) => csvCount(members)],
      ['status', ({ status }) => status],
      ['reason', ({ reason }) => reason],
      ['proposedBy', ({ proposer }) => proposer],
      ['proposedAt', ({ proposedAt }) => time(proposedAt)],
      ['decidedBy', ({ decider }) => decider],
      ['decidedAt', ({ decidedAt }) => time(decidedAt)],
      ['decisionReason', ({ decisionReason }) => decisionReason],
    ],
    rows: inParts<MoveRow>(async (part) => (await findMoves(context.db, search, part)).rows),
  });
}
