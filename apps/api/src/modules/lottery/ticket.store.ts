import type { LotteryTicket } from '@lantern/contracts';
import { findRow, findRows, type Queryable } from '@lantern/rows';
import type { FamilyCode, PrizeMode, Rate } from '@lantern/rules/lottery';
import type { Database } from '../../db/database.ts';

/** A line with the price at which it was placed. */
export interface LineRow {
  play: string;
  selection: string;
  notes: number;
  /** Thousandths of a minor unit. */
  unit: string;
  multiple: number;
  series: number | null;
  cost: string;
  cardVersion: number;
  rate: Rate;
}

export interface TicketRow {
  id: string;
  reference: string;
  drawId: string;
  gameCode: string;
  names: Record<string, string>;
  family: FamilyCode;
  numero: string;
  mode: PrizeMode;
  state: LotteryTicket['state'];
  drawState: LotteryTicket['drawState'];
  trial: boolean;
  currency: string;
  amount: string;
  payout: string;
  rebate: string;
  mostPayout: string;
  placedAt: Date;
  closesAt: Date;
  drawsAt: Date;
  isOpen: boolean;
  result: string[] | null;
  chase: string | null;
  stopOnWin: boolean | null;
  salt: string | null;
  leaf: string | null;
  lines: LineRow[];
}

/** The lines of ticket `t` of game `g`, as JSON. */
export const linesOf = `(select jsonb_agg(jsonb_build_object(
    'play', l.play, 'selection', l.selection, 'notes', l.notes, 'unit', l.unit::text,
    'multiple', l.multiple, 'series', l.series, 'cost', l.cost::text, 'cardVersion', c.version,
    'rate', c.card #> array['rates', g.family, l.play]) order by l.nth)
  from lottery_line l join lottery_rate_card c on c.id = l.card_id where l.ticket_id = t.id)`;

const ofTickets = `from lottery_ticket t
    join lottery_draw d on d.id = t.draw_id
    join lottery_game g on g.code = d.game_code
    left join lottery_chase h on h.id = t.chase_id`;

const select = `select t.id, t.reference, t.draw_id, d.game_code, g.names, g.family, d.numero,
         t.mode, t.state, d.state as draw_state, t.trial, t.currency, t.amount::text,
         t.payout::text, t.rebate::text, t.most_payout::text, t.placed_at, d.closes_at,
         d.draws_at, d.state = 'open' and d.closes_at > clock_timestamp() as is_open, d.result,
         h.reference as chase, h.stop_on_win, encode(t.salt, 'hex') as salt,
         encode(t.leaf, 'hex') as leaf, ${linesOf} as lines ${ofTickets}`;

export const findSlip = ({ pool }: Database, memberId: string, key: string) =>
  findRows<TicketRow>(pool, `${select} where t.member_id = $1 and t.key = $2 order by t.nth`, [
    memberId,
    key,
  ]);

export const findTickets = (client: Queryable, memberId: string, references: readonly string[]) =>
  findRows<TicketRow>(
    client,
    `${select} where t.member_id = $1 and t.reference = any ($2) order by t.id`,
    [memberId, references],
  );

export interface Wish {
  memberId: string;
  gameCode: string | null;
  drawId: string | null;
  state: string | null;
  chase: string | null;
}

const fits = `where t.member_id = $1 and ($2::text is null or d.game_code = $2)
   and ($3::text is null or t.draw_id = $3) and ($4::text is null or t.state = $4)
   and ($5::text is null or h.reference = $5)`;
const valuesOf = ({ memberId, gameCode, drawId, state, chase }: Wish) => [
  ...[memberId, gameCode, drawId, state, chase],
];

export const listTickets = (
  { pool }: Database,
  wish: Wish,
  { limit, offset }: { limit: number; offset: number },
) =>
  findRows<TicketRow>(pool, `${select} ${fits} order by t.id desc limit $6 offset $7`, [
    ...valuesOf(wish),
    limit,
    offset,
  ]);

export const countTickets = async ({ pool }: Database, wish: Wish) =>
  Number(
    (await findRow<{ count: string }>(pool, `select count(*) ${ofTickets} ${fits}`, valuesOf(wish)))
      ?.count ?? 0,
  );

/** The leaves of a closed draw's bet book, in its order, by the references of their tickets. */
export const findBook = ({ pool }: Database, drawId: string) =>
  findRows<{ reference: string; leaf: string }>(
    pool,
    `select reference, encode(leaf, 'hex') as leaf from lottery_ticket
      where draw_id = $1 and leaf is not null and state <> 'cancelled' order by id`,
    [drawId],
  );

export const findRoot = ({ pool }: Database, drawId: string) =>
  findRow<{ root: string | null }>(
    pool,
    `select encode(book_root, 'hex') as root from lottery_draw where id = $1`,
    [drawId],
  );

export const placeTickets = async (client: Queryable, slip: object) => {
  const [said] = await findRows<{ verdict: string; about: unknown }>(
    client,
    'select verdict, about from lottery_place($1)',
    [JSON.stringify(slip)],
  );
  if (!said) throw new Error('lottery_place has no answer');
  return said;
};

export const cancel = async (
  client: Queryable,
  memberId: string,
  references: readonly string[],
  spots: readonly object[],
) => {
  const [said] = await findRows<{ verdict: string }>(
    client,
    'select lottery_cancel($1, $2, $3) as verdict',
    [memberId, references, JSON.stringify(spots)],
  );
  return said?.verdict ?? '';
};
