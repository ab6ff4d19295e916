import * as z from 'zod/mini';
import { csvFile } from '../csv-file.ts';
import { endpoint } from '../endpoint.ts';
import { string } from '../strings.ts';
import { id, instant, page, paging, text } from '../wire.ts';
import { proposalStatuses } from './proposals.ts';

const upline = z.nullable(z.strictObject({ id: z.nullable(id), username: string() }));

const lineMove = z.strictObject({
  /** Of the proposal. */
  id,
  member: z.strictObject({ id, username: string() }),
  /** Null is the top of a line. */
  from: upline,
  to: upline,
  /** How many members moved; of an open or rejected move, how many there were. */
  members: z.number(),
  status: z.enum(proposalStatuses),
  reason: string(),
  proposedBy: string(),
  proposedAt: instant,
  /** The second person; null while the move is open. */
  decided: z.nullable(
    z.strictObject({
      by: string(),
      at: instant,
      /** Why a move was rejected; an approval may have a remark. */
      reason: z.nullable(string()),
    }),
  ),
});
export type LineMove = z.infer<typeof lineMove>;

const looking = { access: 'staff', permission: 'members.look' } as const;
const filter = {
  status: z.optional(z.enum(proposalStatuses)),
  /** Prefix of the account of the member or of either upline. */
  search: z._default(text(64), ''),
};

export const lineMoves = endpoint({
  ...looking,
  method: 'GET',
  name: 'lineMoves',
  path: '/ops/members/moves',
  summary:
    'Lists moves of members to another upline, with the open and rejected proposals, newest first.',
  passive: true,
  query: z.strictObject({ ...paging(20), ...filter }),
  value: page(lineMove),
  refusals: [],
});

export const lineMovesFile = endpoint({
  ...looking,
  ...csvFile,
  name: 'lineMovesFile',
  path: '/ops/members/moves/file',
  summary: 'Exports the moves that a search finds as CSV. The export is logged.',
  query: z.strictObject(filter),
  refusals: [],
});
