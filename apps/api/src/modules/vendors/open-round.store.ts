import { findRow, findRows, getRow } from '@lantern/rows';
import type { Database } from '../../db/database.ts';
import { askVerdict } from '../../db/verdict.ts';

/** A round that its vendor has not ended. */
export interface OpenRoundRow {
  roundId: string;
  startedAt: Date;
  brandId: string;
  memberId: string;
  vendorCode: string;
  /** The vendor's id of it. */
  vendorRoundId: string;
  gameCode: string;
  currency: string;
  heard: Heard | null;
  decided: 'refund' | 'lose' | null;
}

/** What a vendor said about a round that stays open. */
export type Heard = 'open' | 'unknown' | 'silence' | 'contradiction';
export type Outcome = 'reported' | 'refunded' | 'lost';

/** Looks for open rounds among those that began before a moment. */
export async function findLeftOpen({ pool }: Database, until: Date, now: Date): Promise<void> {
  const text = 'select open_round_find($1, $2) as more';
  while ((await getRow<{ more: boolean }>(pool, text, [until, now])).more);
}

/** Takes rounds about which a vendor has to be asked, and closes those that have ended. */
export const takeDue = ({ pool }: Database, now: Date, most: number): Promise<OpenRoundRow[]> =>
  findRows<OpenRoundRow>(pool, 'select * from open_round_take($1, $2)', [now, most]);

export interface StandingBet {
  transactionId: string;
  /** Whether a win has answered it. */
  answered: boolean;
}

/** The bets of a round that have not been undone. */
export const standingBets = ({ pool }: Database, roundId: string): Promise<StandingBet[]> =>
  findRows<StandingBet>(
    pool,
    'select b.* from open_round o, open_round_bets(o) b where o.round_id = $1',
    [roundId],
  );

/** Notes what the vendor said; the trace has it once for as long as it stays the same. */
export async function noteHeard(
  { pool }: Database,
  roundId: string,
  { heard, now, next, code }: { heard: Heard; now: Date; next: Date; code?: string | undefined },
): Promise<void> {
  await pool.query(
    `with before as (select heard from open_round where round_id = $1 for update),
          noted as (
            update open_round set heard = $2, heard_at = $3, ask_at = $4, asks = asks + 1
             where round_id = $1)
     insert into open_round_event (round_id, at, what, detail)
       select $1, $3, $2, jsonb_strip_nulls(jsonb_build_object('code', $5::text))
         from before where heard is distinct from $2`,
    [roundId, heard, now, next, code ?? null],
  );
}

/** Ends the work on a round, with the transactions that were carried out for it. */
export async function closeOpenRound(
  { pool }: Database,
  roundId: string,
  { outcome, now, transactions }: { outcome: Outcome; now: Date; transactions: readonly string[] },
): Promise<void> {
  await pool.query(
    `with closed as (
       update open_round set outcome = $2, closed_at = $3
        where round_id = $1 and closed_at is null returning round_id)
     insert into open_round_event (round_id, at, what, detail)
       select round_id, $3, $2, jsonb_build_object('transactions', $4::text[]) from closed`,
    [roundId, outcome, now, transactions],
  );
}

export interface ListedRow extends OpenRoundRow {
  username: string;
  vendorName: string;
  /** By language; null if the game is no longer known. */
  gameNames: Record<string, string> | null;
  stake: string;
  win: string;
  trial: boolean;
  heardAt: Date | null;
  asks: number;
  outcome: Outcome | 'itself' | null;
  closedAt: Date | null;
}

const select = `select o.*, m.username, v.name as vendor_name, g.names as game_names,
       r.stake::text, r.win::text, r.trial
  from open_round o
  join game_round r on r.id = o.round_id and r.started_at = o.started_at
  join member m on m.id = o.member_id
  join vendor v on v.code = o.vendor_code
  left join game g on g.vendor_code = o.vendor_code and g.code = o.game_code`;

const within = { open: 'o.closed_at is null', ended: 'o.closed_at is not null' } as const;
const order = { open: 'o.started_at, o.round_id', ended: 'o.closed_at desc, o.round_id' } as const;

export async function listRounds(
  { pool }: Database,
  brandId: string,
  wish: { show: keyof typeof within; vendor: string | undefined; offset: number; limit: number },
): Promise<{ rows: ListedRow[]; total: number }> {
  const where = `o.brand_id = $1 and ${within[wish.show]}
    and o.vendor_code = coalesce($2, o.vendor_code)`;
  const values = [brandId, wish.vendor ?? null];
  const [rows, { total }] = await Promise.all([
    findRows<ListedRow>(
      pool,
      `${select} where ${where} order by ${order[wish.show]} offset $3 limit $4`,
      [...values, wish.offset, wish.limit],
    ),
    getRow<{ total: number }>(
      pool,
      `select count(*)::int as total from open_round o where ${where}`,
      values,
    ),
  ]);
  return { rows, total };
}

export const findListed = ({ pool }: Database, brandId: string, roundId: string) =>
  findRow<ListedRow>(pool, `${select} where o.brand_id = $1 and o.round_id = $2`, [
    brandId,
    roundId,
  ]);

export interface EventRow {
  at: Date;
  what: 'found' | 'decided' | 'itself' | Heard | Outcome;
  detail: {
    code?: string;
    transactions?: string[];
    decision?: 'refund' | 'lose';
    by?: string;
    reason?: string;
  };
}

export const traceOf = ({ pool }: Database, roundId: string): Promise<EventRow[]> =>
  findRows<EventRow>(
    pool,
    'select at, what, detail from open_round_event where round_id = $1 order by id',
    [roundId],
  );

/** `ok` or the code of a refusal. */
export const decide = ({ pool }: Database, values: readonly unknown[]) =>
  askVerdict(pool, 'select open_round_decide($1, $2, $3, $4, $5, $6) as verdict', [...values]);
