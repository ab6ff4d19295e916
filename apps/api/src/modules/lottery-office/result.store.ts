import type { OutsideResult, resultShows } from '@lantern/contracts';
import { findRows, getRow } from '@lantern/rows';
import type { Database } from '../../db/database.ts';
import { carryOutBy } from '../../db/decided-proposal.ts';
import { askVerdict } from '../../db/verdict.ts';

export type ResultShow = (typeof resultShows)[number];

const conditions: Readonly<Record<ResultShow, string>> = {
  decide: `x.state in ('closed', 'drawn', 'settled') and x.contradicted`,
  waiting: `x.state = 'closed' and not x.contradicted`,
  taken: `x.state in ('drawn', 'settled')`,
};

/** Province draws with what their sources say. Later days come first. */
const rows = `select p.draw_id, p.region, v.name as province, to_char(p.date, 'YYYY-MM-DD') as date,
        g.family, d.state, d.draws_at,
        coalesce(d.closed_at, d.closes_at) + g.patience as overdue_at,
        coalesce((select jsonb_agg(jsonb_build_object('source', r.source, 'result', r.result,
                                     'fault', r.fault, 'at', r.read_at) order by r.source)
                    from (select distinct on (source) * from lottery_reading
                           where draw_id = p.draw_id order by source, id desc) r), '[]')
          as readings,
        coalesce((select jsonb_agg(jsonb_build_object('result', o.result, 'sources', o.sources,
                                     'at', o.recorded_at) order by o.revision)
                    from lottery_outside_result o where o.draw_id = p.draw_id), '[]') as taken,
        -- Two people knew what the sources said before they decided.
        case when t.by_people
             then exists (select from (select distinct on (source) * from lottery_reading
                                        where draw_id = p.draw_id
                                          and fault is distinct from 'unreachable'
                                        order by source, id desc) r
                           where r.result <> t.result and r.read_at > t.recorded_at)
             else s.differ or coalesce(s.result <> t.result, false) end as contradicted,
        (lottery_correction_pending(d)).draw_id is not null as correcting,
        exists (select from proposal q where q.subject = p.draw_id and q.status = 'open'
                   and q.kind like 'lottery\\_%') as proposed
   from lottery_province_draw p
   join lottery_draw d on d.id = p.draw_id
   join lottery_game g on g.code = d.game_code
   join lottery_province v on v.code = p.province
  cross join lateral lottery_reading_standing(p.draw_id) s
   left join lateral (select o.result, o.recorded_at, o.proposal_id is not null as by_people
                        from lottery_outside_result o
                       where o.draw_id = p.draw_id order by o.revision desc limit 1) t on true`;

interface ResultRow extends Omit<OutsideResult, 'drawsAt' | 'overdueAt' | 'readings' | 'taken'> {
  drawsAt: Date;
  overdueAt: Date;
  readings: (Omit<OutsideResult['readings'][number], 'at'> & { at: string })[];
  taken: (Omit<OutsideResult['taken'][number], 'at'> & { at: string })[];
}

/** One page of draws of the last thirty days, and how many there are. */
export async function listResults(
  { pool }: Database,
  show: ResultShow,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<{ list: ResultRow[]; total: number }> {
  const shown = `from (${rows} where p.date > current_date - 30) x where ${conditions[show]}`;
  const [list, { total }] = await Promise.all([
    findRows<ResultRow>(
      pool,
      `select x.* ${shown} order by x.date desc, x.draws_at desc, x.draw_id limit $1 offset $2`,
      [pageSize, (pageNo - 1) * pageSize],
    ),
    getRow<{ total: number }>(pool, `select count(*)::integer as total ${shown}`, []),
  ]);
  return { list, total };
}

export interface ProposedResult {
  brandId: string;
  staffId: string;
  drawId: string;
  result: readonly string[];
  reason: string;
  key: string;
}

/**
 * Proposes the first result of a draw, or another one of a settled draw. Answers `proposed`, or the
 * code of a refusal.
 */
export const insertResultProposal = (
  { pool }: Database,
  kind: 'result' | 'correction',
  made: ProposedResult,
): Promise<string> =>
  askVerdict(pool, `select lottery_${kind}_propose($1, $2, $3, $4, $5, $6) as verdict`, [
    ...[made.brandId, made.staffId, made.drawId, made.result, made.reason, made.key],
  ]);

/** Takes the result on which two people have decided. */
export const carryOutResult = carryOutBy('lottery_result_carry_out');

/** Notes a corrected result; the worker then takes wins back. */
export const carryOutCorrection = carryOutBy('lottery_correction_carry_out');

/** Settled draws with a corrected result. */
export const findCorrected = ({ pool }: Database): Promise<{ id: string }[]> =>
  findRows<{ id: string }>(
    pool,
    `select d.id from lottery_draw d
       join lottery_outside_result r on r.draw_id = d.id and r.revision = d.revision + 1
      where d.state = 'settled' order by r.recorded_at`,
  );

/** Corrections after which tickets are settled again, and whose members are not told yet. */
export const findUntold = ({ pool }: Database): Promise<{ drawId: string; revision: number }[]> =>
  findRows<{ drawId: string; revision: number }>(
    pool,
    `select r.draw_id, r.revision from lottery_outside_result r
       join lottery_draw d on d.id = r.draw_id
      where r.revision > 1
        and (d.revision > r.revision or (d.revision = r.revision and d.state = 'settled'))
        and not exists (select from lottery_correction_told t
                         where (t.draw_id, t.revision) = (r.draw_id, r.revision))
      order by r.recorded_at`,
  );

/** Writes to members whose tickets a correction has changed; answers how many there were. */
export const tellSome = async (
  { pool }: Database,
  { drawId, revision }: { drawId: string; revision: number },
  most: number,
): Promise<number> =>
  (
    await getRow<{ written: number }>(
      pool,
      'select lottery_correction_tell($1, $2, $3) as written',
      [drawId, revision, most],
    )
  ).written;

/** Takes wins back behind a ticket; answers the last one, null when the draw is to be settled. */
export async function reverseSome({ pool }: Database, drawId: string, after: string, most: number) {
  const { last } = await getRow<{ last: string | null }>(
    pool,
    'select lottery_correction_reverse($1, $2, $3) as last',
    [drawId, after, most],
  );
  return last;
}
