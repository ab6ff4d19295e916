import type { drawShows, OfficeDraw } from '@lantern/contracts';
import { findRow, findRows, getRow } from '@lantern/rows';
import type { Database } from '../../db/database.ts';
import { askVerdict } from '../../db/verdict.ts';

type DrawShow = (typeof drawShows)[number];

const conditions: Readonly<Record<DrawShow, string>> = {
  open: `d.state = 'open'`,
  deciding: `d.state in ('closed', 'drawn')`,
  ended: `d.state in ('settled', 'void') and d.closes_at > now() - interval '7 days'`,
};
const orders: Readonly<Record<DrawShow, string>> = {
  ...{ open: 'd.closes_at', deciding: 'd.closes_at', ended: 'd.closes_at desc' },
};

/** What the brand $1 has sold: fixed at closing, counted while the draw takes bets. */
const columns = `select d.id as draw_id, d.game_code, g.names, g.family, g.own, d.numero, d.state,
         d.closes_at, d.draws_at, coalesce(d.settled_at, d.voided_at) as ended_at, d.result,
         d.void_reason, coalesce(t.tickets, o.tickets, 0)::integer as tickets,
         coalesce(t.staked, o.staked, 0)::text as staked, coalesce(t.paid, 0)::text as paid,
         coalesce(r.unsettled, 0)::integer as unsettled,
         exists (select from proposal q where q.subject = d.id and q.status = 'open'
                    and q.kind = 'lottery_void') as proposed
    from page d
    join lottery_game g on g.code = d.game_code
    left join lottery_total t on t.draw_id = d.id and t.brand_id = $1
    left join lateral (
      select count(*) as tickets, sum(x.amount) as staked from lottery_ticket x
       where x.draw_id = d.id and x.state = 'placed' and x.brand_id = $1 and not x.trial
    ) o on d.state = 'open'
    left join lateral (
      select count(*) as unsettled from lottery_ticket x
       where x.draw_id = d.id and x.state = 'placed' and x.brand_id = $1 and not x.trial
         and lottery_ticket_state(x, d) = 'placed'
    ) r on d.state in ('drawn', 'void')`;

interface OfficeDrawRow extends Omit<OfficeDraw, 'gameName' | 'closesAt' | 'drawsAt' | 'endedAt'> {
  names: Record<string, string>;
  closesAt: Date;
  drawsAt: Date;
  endedAt: Date | null;
}

/** One page of draws, and how many there are. */
export async function listDraws(
  { pool }: Database,
  wish: { brandId: string; show: DrawShow; gameCode: string | null },
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<{ list: OfficeDrawRow[]; total: number }> {
  const fits = `from lottery_draw d where ${conditions[wish.show]}`;
  const order = orders[wish.show];
  const [list, { total }] = await Promise.all([
    findRows<OfficeDrawRow>(
      pool,
      `with page as (
         select d.* ${fits} and ($2::text is null or d.game_code = $2)
          order by ${order}, d.id limit $3 offset $4)
       ${columns} order by ${order}, d.id`,
      [wish.brandId, wish.gameCode, pageSize, (pageNo - 1) * pageSize],
    ),
    getRow<{ total: number }>(
      pool,
      `select count(*)::integer as total ${fits} and ($1::text is null or d.game_code = $1)`,
      [wish.gameCode],
    ),
  ]);
  return { list, total };
}

export const drawExists = async ({ pool }: Database, drawId: string): Promise<boolean> =>
  (await findRow(pool, 'select from lottery_draw where id = $1', [drawId])) !== undefined;

/** The most numbers of one list. */
export const mostSpots = 2000;

/** The numbers of a draw that cost the brand most, and one more than are listed. */
export const listExposure = ({ pool }: Database, drawId: string, brandId: string) =>
  findRows<{ play: string; spot: string; owed: string }>(
    pool,
    `select play, spot, owed::text from lottery_exposure
      where draw_id = $1 and brand_id = $2 and owed > 0
      order by owed desc, play, spot limit $3`,
    [drawId, brandId, mostSpots + 1],
  );

export interface ProposedVoid {
  brandId: string;
  staffId: string;
  drawId: string;
  reason: string;
  key: string;
}

/** Answers `proposed`, or the code of a refusal. */
export const insertVoidProposal = ({ pool }: Database, made: ProposedVoid): Promise<string> =>
  askVerdict(pool, 'select lottery_void_propose($1, $2, $3, $4, $5) as verdict', [
    ...[made.brandId, made.staffId, made.drawId, made.reason, made.key],
  ]);
