import type { JackpotTerms } from '@lantern/contracts';
import { findRow, findRows } from '@lantern/rows';
import type { Database } from '../../db/database.ts';
import { carryOutBy } from '../../db/decided-proposal.ts';
import { retried } from '../../db/transaction.ts';
import { askVerdict } from '../../db/verdict.ts';

/** Brands with shares that are not in their pot yet, and open ones without a pot. */
export const findDuePots = ({ pool }: Database): Promise<{ brandId: string }[]> =>
  findRows<{ brandId: string }>(
    pool,
    `select b.id as brand_id from brand b
      where exists (select from jackpot_due d where d.brand_id = b.id)
         or ((b.settings #>> '{jackpot,open}')::boolean
             and not exists (select from jackpot j where j.brand_id = b.id))`,
  );

/** Moves a brand's shares into its pot, and publishes a pot that has grown. */
export const fillPot = ({ pool }: Database, brandId: string): Promise<unknown> =>
  retried(() =>
    pool.query('select jackpot_publish($1) from jackpot_fill($1) grown where grown', [brandId]),
  );

export interface PotRow {
  /** Minor units. */
  pot: string;
  nth: number;
}

/** A brand's present pot; undefined before its first one. */
export const findPot = ({ pool }: Database, brandId: string): Promise<PotRow | undefined> =>
  findRow<PotRow>(
    pool,
    `select p.balance::text as pot, j.nth from jackpot j join purse p on p.id = j.purse_id
      where j.brand_id = $1`,
    [brandId],
  );

export interface JackpotWinRow {
  roundId: string;
  memberId: string;
  username: string;
  vendorRoundId: string;
  code: string;
  /** By language. */
  names: Record<string, string>;
  amount: string;
  currency: string;
  wonAt: Date;
}

/** The newest wins of a brand. */
export const findJackpotWins = (
  { pool }: Database,
  brandId: string,
  limit: number,
): Promise<JackpotWinRow[]> =>
  findRows<JackpotWinRow>(
    pool,
    `select w.round_id, w.member_id, m.username, w.vendor_round_id, w.game_code as code,
            coalesce(g.names, '{}') as names, w.amount::text, w.currency, w.won_at
       from jackpot_win w
       join member m on m.id = w.member_id
       left join game g on g.vendor_code = w.vendor_code and g.code = w.game_code
      where w.brand_id = $1 order by w.won_at desc, w.nth desc limit $2`,
    [brandId, limit],
  );

/** Whether other terms wait for a second person. */
export async function isJackpotProposed({ pool }: Database, brandId: string): Promise<boolean> {
  const text = `select 1 from proposal
    where brand_id = $1 and kind = 'jackpot' and status = 'open' limit 1`;
  return (await findRow(pool, text, [brandId])) !== undefined;
}

/** Answers `proposed`, or the code of a refusal. */
export const insertJackpotProposal = (
  { pool }: Database,
  made: { brandId: string; staffId: string; terms: JackpotTerms; reason: string; key: string },
): Promise<string> =>
  askVerdict(pool, 'select jackpot_propose($1, $2, $3, $4, $5) as verdict', [
    ...[made.brandId, made.staffId, JSON.stringify(made.terms), made.reason, made.key],
  ]);

/** Sets the terms on which two people have decided. */
export const carryOutJackpot = carryOutBy('jackpot_carry_out');
