import { findRows, type Queryable } from '@lantern/rows';
import type { SettledBet } from '@lantern/rules/agreements';

interface Row {
  id: string;
  settledAt: Date;
  micros: string;
  stake: string;
  valid: string;
  won: string;
  beforeStake: string | null;
  beforeValid: string | null;
  beforeWon: string | null;
  upwards: string[] | null;
}

/** A settled bet, or a correction of one, with the agents above who have real-time salary. */
export interface WindowBet {
  change: SettledBet;
  /** What the bet was before a correction; undefined for a new one. */
  before: SettledBet | undefined;
  /** The agreements that were in force, from the member upwards. */
  upwards: string[];
}

const perRead = 2000;

/**
 * For a correction, the agents are those of the moment at which the bet first settled. A row for
 * several bets with one stake that all won or all lost has the stake and the win of one: a tier and
 * its rate are chosen by these.
 */
const queryOf = (wanted: string) => `
  select f.id::text, f.settled_at, (extract(epoch from f.settled_at) * 1000000)::bigint::text
           as micros,
         (f.stake / n.bets)::text as stake, f.valid::text, (f.won / n.bets)::text as won,
         b.stake::text as before_stake,
         b.valid::text as before_valid, b.won::text as before_won, u.upwards
    from figure_log f
   cross join lateral (
           select case f.kind when 'round' then greatest(f.times, 1) else 1 end as bets) n
    left join lateral (
           select sum(e.stake) as stake, sum(e.valid) as valid, sum(e.won) as won,
                  min(e.settled_at) as first_at
             from figure_of_round(f.subject_id) e
            where f.kind = 'correction' and (e.id is null or e.id < f.id)
           having count(*) > 0) b on true
   cross join lateral (
           select array_agg(a.id::text order by l.distance) as upwards
             from line_link l
             join agreement a on a.agent_id = l.upline_id and a.kind = 'realTimeSalary'
                             and a.starts_at <= coalesce(b.first_at, f.settled_at)
                             and (a.ends_at is null
                                  or a.ends_at > coalesce(b.first_at, f.settled_at))
            where l.member_id = f.member_id and l.since <= coalesce(b.first_at, f.settled_at)
              and (l.until is null or l.until > coalesce(b.first_at, f.settled_at))) u
   where f.brand_id = $1 and f.settled_at >= $2 and f.settled_at < $3
     and f.kind in ('round', 'correction') and ${wanted}
   order by f.settled_at, f.id limit ${perRead}`;

const after = `(f.settled_at, f.id) > (
  timestamptz 'epoch' + $4::bigint * interval '1 microsecond', $5::bigint)`;
/** Rounds that no agreement is above are left out. */
const next = queryOf(`u.upwards is not null and ${after}`);
/** All rounds of an agent and its team, also those that no agreement is above. */
const ofTeam = queryOf(`${after} and exists (
  select from line_link t
   where t.upline_id = $6 and t.member_id = f.member_id and t.since <= f.settled_at
     and (t.until is null or t.until > f.settled_at))`);
const chosen = queryOf('u.upwards is not null and f.id = any ($4::bigint[])');

const betOf = (stake: string, valid: string, win: string): SettledBet => ({
  stake: BigInt(stake),
  validStake: BigInt(valid),
  win: BigInt(win),
});

const windowBetOf = ({ beforeStake, beforeValid, beforeWon, ...row }: Row): WindowBet => ({
  change: betOf(row.stake, row.valid, row.won),
  before:
    beforeStake === null ? undefined : betOf(beforeStake, beforeValid ?? '0', beforeWon ?? '0'),
  upwards: row.upwards ?? [],
});

interface Window {
  brandId: string;
  start: Date;
  end: Date;
}

/** Some bets of a window, by the number of their row in the log. */
export async function findWindowBets(
  client: Queryable,
  { brandId, start, end }: Window,
  ids: readonly string[],
): Promise<Map<string, WindowBet>> {
  const rows = await findRows<Row>(client, chosen, [brandId, start, end, ids]);
  return new Map(rows.map((row) => [row.id, windowBetOf(row)]));
}

/**
 * The bets of a window that concern agreements, in parts, so that memory stays flat.
 * @param team only those of an agent and its team, all of them
 */
export async function* readWindowBets(
  client: Queryable,
  { brandId, start, end }: Window,
  team?: string,
): AsyncGenerator<WindowBet> {
  let last = { micros: '-1', id: '0' };
  for (let more = true; more; ) {
    const rows = await findRows<Row>(client, team === undefined ? next : ofTeam, [
      ...[brandId, start, end, last.micros, last.id],
      ...(team === undefined ? [] : [team]),
    ]);
    for (const row of rows) yield windowBetOf(row);
    more = rows.length === perRead;
    last = rows.at(-1) ?? last;
  }
}
