import type { PublishedLotteryDraw } from '@lantern/contracts';
import { findRow, findRows } from '@lantern/rows';
import type { Database } from '../../db/database.ts';

export interface DrawRow {
  id: string;
  gameCode: string;
  family: PublishedLotteryDraw['family'];
  numero: string;
  state: PublishedLotteryDraw['state'];
  opensAt: Date;
  closesAt: Date;
  drawsAt: Date;
  closedAt: Date | null;
  /** While it waits for its result. */
  voidAt: Date | null;
  /** Milliseconds. */
  margin: number;
  anchor: string | null;
  length: number | null;
  place: number | null;
  commitment: string | null;
  committedAt: Date | null;
  bookRoot: string | null;
  tickets: number | null;
  beaconChain: string | null;
  beaconRound: string | null;
  beaconSignature: string | null;
  seed: string | null;
  result: string[] | null;
  drawnAt: Date | null;
  settledAt: Date | null;
  voidedAt: Date | null;
  voidReason: PublishedLotteryDraw['voidReason'];
  corrections: PublishedLotteryDraw['corrections'];
}

const columns = `select d.id, d.game_code, g.family, d.numero, d.state, d.opens_at, d.closes_at,
         d.draws_at, d.closed_at,
         case when d.state = 'closed' then d.closed_at + g.patience end as void_at,
         (extract(epoch from g.margin) * 1000)::integer as margin,
         encode(c.anchor, 'hex') as anchor, c.length, d.place,
         encode(d.commitment, 'hex') as commitment, d.committed_at,
         encode(d.book_root, 'hex') as book_root, d.tickets,
         encode(d.beacon_chain, 'hex') as beacon_chain, d.beacon_round::text,
         encode(d.beacon_signature, 'hex') as beacon_signature, encode(d.seed, 'hex') as seed,
         d.result, d.drawn_at, d.settled_at, d.voided_at, d.void_reason,
         lottery_corrections(d) as corrections
    from lottery_draw d join lottery_game g on g.code = d.game_code
    left join lottery_seed_chain c on c.id = d.chain_id`;

export const findDraw = ({ pool }: Database, id: string) =>
  findRow<DrawRow>(pool, `${columns} where d.id = $1`, [id]);

/** The finished draws of a game and day, in their order. */
export const findDrawsOfDay = ({ pool }: Database, gameCode: string, day: string) =>
  findRows<DrawRow>(
    pool,
    `${columns} where d.game_code = $1 and d.day = $2
        and (d.result is not null or d.state = 'void') order by d.closes_at`,
    [gameCode, day],
  );

export interface TotalRow {
  tickets: number;
  staked: string;
  paid: string;
}

export const findTotal = ({ pool }: Database, drawId: string, brandId: string) =>
  findRow<TotalRow>(
    pool,
    `select tickets, staked::text, paid::text from lottery_total
      where draw_id = $1 and brand_id = $2`,
    [drawId, brandId],
  );

/** The most numbers of one list, those with the least left of their limit first. */
export const mostSpots = 1000;

export const findExposure = (
  { pool }: Database,
  { drawId, brandId, play, limit }: Record<'drawId' | 'brandId' | 'play' | 'limit', string>,
) =>
  findRows<{ spot: string; left: string }>(
    pool,
    `select spot, greatest($4::bigint - owed, 0)::text as left from lottery_exposure
      where draw_id = $1 and brand_id = $2 and play = $3 and owed > 0
      order by owed desc, spot limit $5`,
    [drawId, brandId, play, limit, mostSpots],
  );

export interface ResultRow {
  id: string;
  numero: string;
  state: PublishedLotteryDraw['state'];
  closesAt: Date;
  drawsAt: Date;
  result: string[] | null;
}

const ofArchive = `from lottery_draw where game_code = $1 and ($2::date is null or day = $2)
   and (result is not null or state = 'void')`;

export const findResults = (
  { pool }: Database,
  wish: { gameCode: string; day: string | null; limit: number; offset: number },
) =>
  findRows<ResultRow>(
    pool,
    `select id, numero, state, closes_at, draws_at, result ${ofArchive}
      order by closes_at desc limit $3 offset $4`,
    [wish.gameCode, wish.day, wish.limit, wish.offset],
  );

export const countResults = async ({ pool }: Database, gameCode: string, day: string | null) =>
  Number(
    (await findRow<{ count: string }>(pool, `select count(*) ${ofArchive}`, [gameCode, day]))
      ?.count ?? 0,
  );
