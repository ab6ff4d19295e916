import type { LotteryTicket } from '@lantern/contracts';
import { findRow, findRows, type Queryable } from '@lantern/rows';
import type { FamilyCode, PrizeMode, Rate } from '@lantern/rules/lottery';
import type { Database } from '../../db/database.ts';

/** Before the id of every ticket. */
export const firstId = '00000000-0000-0000-0000-000000000000';

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
  correction: LotteryTicket['correction'];
  lines: LineRow[];
}

/**
 * The lines of ticket `t` of game `g`, as JSON. The rate of an open draw's line is needed only to
 * cancel it, and a card is large.
 */
const linesOf = (rated: string) => `(select jsonb_agg(jsonb_build_object(
    'play', l.play, 'selection', l.selection, 'notes', l.notes, 'unit', l.unit::text,
    'multiple', l.multiple, 'series', l.series, 'cost', l.cost::text, 'cardVersion', c.version,
    'rate', case when ${rated} then c.card #> array['rates', g.family, l.play] end)
    order by l.nth)
  from lottery_line l join lottery_rate_card c on c.id = l.card_id where l.ticket_id = t.id)`;

const ofTickets = `from lottery_ticket t
    join lottery_draw d on d.id = t.draw_id
    join lottery_game g on g.code = d.game_code
    left join lottery_chase h on h.id = t.chase_id`;

/** The row of a ticket without a win never changes. */
const stateOf = 'lottery_ticket_state(t, d)';

const selecting = (
  rated: string,
) => `select t.id, t.nth, t.reference, t.draw_id, d.game_code, g.names, g.family, d.numero,
         t.mode, ${stateOf} as state, d.state as draw_state, t.trial, t.currency, t.amount::text,
         t.payout::text, t.rebate::text, t.most_payout::text, t.placed_at, d.closes_at,
         d.draws_at, d.state = 'open' and d.closes_at > clock_timestamp() as is_open, d.result,
         h.reference as chase, h.stop_on_win, encode(t.salt, 'hex') as salt,
         encode(t.leaf, 'hex') as leaf,
         case when d.revision > 1 then lottery_ticket_correction(t, d) end as correction,
         ${linesOf(rated)} as lines ${ofTickets}`;
const select = selecting('true');
const selectPlaced = selecting('d.result is not null');

/** A member's key of a slip. */
export interface SlipKey {
  memberId: string;
  key: string;
}

/** The tickets of slips, in the order of their keys. */
export async function findSlips(
  { pool }: Database,
  slips: readonly SlipKey[],
): Promise<TicketRow[][]> {
  const rows = await findRows<TicketRow & { ord: string }>(pool, {
    name: 'slips',
    text: `select o.ord, x.* from unnest($1::uuid[], $2::text[]) with ordinality o(member, key, ord)
            cross join lateral (${selectPlaced} where t.member_id = o.member and t.key = o.key
                                 order by t.nth) x
            order by o.ord, x.nth`,
    values: [slips.map(({ memberId }) => memberId), slips.map(({ key }) => key)],
  });
  return slips.map((_, at) => rows.filter(({ ord }) => Number(ord) === at + 1));
}

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
   and ($3::text is null or t.draw_id = $3) and ($4::text is null or ${stateOf} = $4)
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

/** Leaves of a closed draw's bet book from a ticket on, in its order (see lottery_next_part). */
export const findBook = ({ pool }: Database, drawId: string, from: string, most: number | null) =>
  findRows<{ id: string; leaf: string }>(
    pool,
    `select id, encode(leaf, 'hex') as leaf from lottery_ticket
      where (draw_id, id) >= ($1, $2) and draw_id <= $1
        and leaf is not null and state <> 'cancelled'
      order by draw_id, id limit $3`,
    [drawId, from, most],
  );

/** The blocks of a large bet book; a small one has none. */
export const findBlocks = ({ pool }: Database, drawId: string) =>
  findRows<{ first: string; hash: string }>(
    pool,
    `select first_ticket as first, encode(hash, 'hex') as hash from lottery_book_block
      where draw_id = $1 order by nth`,
    [drawId],
  );

export const findRoot = ({ pool }: Database, drawId: string) =>
  findRow<{ root: string | null; tickets: number }>(
    pool,
    `select encode(book_root, 'hex') as root, tickets from lottery_draw where id = $1`,
    [drawId],
  );

/** A ticket as lottery_place reads it, with its lines. */
export interface AskedTicket {
  id: string;
  draw: string;
  reference: string;
  salt: string;
  leaf: string;
  amount: string;
  rebate: string;
  most: string;
  lines: readonly object[];
}

/** A slip as lottery_place reads it; the gateway has checked and counted its lines. */
export interface AskedSlip {
  member: string;
  brand: string;
  currency: string;
  key: string;
  game: string;
  mode: PrizeMode;
  card: string;
  /** The hash of what was asked with the key. */
  content: string;
  /** The most that the brand pays for one number. */
  most: string;
  tickets: readonly AskedTicket[];
  spots: readonly { draw: string }[];
  chase?: { id: string; reference: string; stopOnWin: boolean } | undefined;
}

export interface SlipVerdict {
  verdict: string;
  about: unknown;
  /** What the database knows of each ticket, if the slip was taken together with others. */
  placed?: readonly PlacedRow[] | undefined;
}

export interface PlacedRow {
  trial: boolean;
  placedAt: Date;
  numero: string;
  closesAt: Date;
  drawsAt: Date;
}

/** Places the tickets of a slip, all or none. */
export const placeTickets = async (client: Queryable, slip: AskedSlip): Promise<SlipVerdict> => {
  const [said] = await findRows<SlipVerdict>(client, {
    name: 'place',
    text: 'select verdict, about from lottery_place($1)',
    values: [JSON.stringify(slip)],
  });
  if (!said) throw new Error('lottery_place has no answer');
  return said;
};

/** The tickets of slips as lottery_place_together reads them, each with its slip. */
const entriesOf = (slips: readonly AskedSlip[]) =>
  slips.flatMap(({ tickets, spots, ...slip }, at) =>
    tickets.map((ticket, nth) => ({
      ...{ ...slip, slip: at, nth: nth + 1, tickets: [ticket] },
      spots: spots.filter(({ draw }) => draw === ticket.draw),
    })),
  );

type Answer = PlacedRow & { ord: number; verdict: string };

/** Places slips together; undefined for one that has to be placed alone. */
export async function placeTogether(
  { pool }: Database,
  slips: readonly AskedSlip[],
): Promise<(SlipVerdict | undefined)[]> {
  const answers = await findRows<Answer>(pool, {
    name: 'place_together',
    text: 'select * from lottery_place_together($1)',
    values: [JSON.stringify(entriesOf(slips))],
  });
  const known = new Map(answers.map((answer) => [answer.ord, answer]));
  let before = 0;
  return slips.map(({ tickets }) => {
    const placed = tickets.flatMap((_, at) => known.get(before + at + 1) ?? []);
    before += tickets.length;
    const verdict = placed[0]?.verdict ?? 'alone';
    if (verdict === 'alone') return undefined;
    return { verdict, about: null, placed: verdict === 'taken' ? placed : undefined };
  });
}

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
