import type { AgreementRules } from '@lantern/contracts';
import { findRows, getRow, type Queryable } from '@lantern/rows';
import type { AgreementKind, PeriodLength } from '@lantern/rules/agreements';
import type { ListPart } from '../../db/list-part.ts';

/** The rules of a brand; `version` is a hash of them. */
export interface KeptRules {
  rules: AgreementRules;
  version: string;
}

const kept = `select settings -> 'agreements' as rules, md5((settings -> 'agreements')::text)
                as version from brand where id = $1`;

export const findRules = (client: Queryable, brandId: string): Promise<KeptRules> =>
  getRow<KeptRules>(client, kept, [brandId]);

/** Reads the rules and locks the brand until the end of the transaction. */
export const lockRules = (client: Queryable, brandId: string): Promise<KeptRules> =>
  getRow<KeptRules>(client, `${kept} for no key update`, [brandId]);

export async function saveRules(
  client: Queryable,
  brandId: string,
  rules: AgreementRules,
): Promise<void> {
  await client.query(
    `update brand set settings = jsonb_set(settings, '{agreements}', $2::jsonb) where id = $1`,
    [brandId, JSON.stringify(rules)],
  );
}

export interface RunRow {
  kind: AgreementKind;
  length: PeriodLength;
  periodStart: Date;
  periodEnd: Date;
  finishedAt: Date | null;
  bills: number;
  amount: string;
  owed: string;
}

/** A part of the runs, newest period first, and their number. */
export async function findRuns(
  client: Queryable,
  brandId: string,
  kind: string | undefined,
  { limit, offset = 0, after }: ListPart<Pick<RunRow, 'periodStart' | 'kind' | 'length'>>,
): Promise<{ rows: RunRow[]; total: number }> {
  const where = 'where r.brand_id = $1 and ($2::text is null or r.kind = $2)';
  const rows = await findRows<RunRow>(
    client,
    `select r.kind, r.length, r.period_start, r.period_end, r.finished_at, r.bills,
            r.amount::text,
            (select coalesce(sum(b.amount - b.paid), 0)::text from agreement_bill b
              where b.brand_id = r.brand_id and b.kind = r.kind
                and b.period_start = r.period_start and b.period_end = r.period_end) as owed
       from agreement_run r ${where}
        and ($5::timestamptz is null or (r.period_start, r.kind, r.length) < ($5, $6, $7))
      order by r.period_start desc, r.kind desc, r.length desc limit $3 offset $4`,
    [
      ...[brandId, kind ?? null, limit, offset],
      ...[after?.periodStart ?? null, after?.kind ?? null, after?.length ?? null],
    ],
  );
  const { total } = await getRow<{ total: number }>(
    client,
    `select count(*)::integer as total from agreement_run r ${where}`,
    [brandId, kind ?? null],
  );
  return { rows, total };
}

export interface RankRow {
  agentId: string;
  account: string;
  bills: number;
  amount: string;
  net: string;
}

const mostRanked = 100;

/** The agents that earned most, by what they keep. */
export const findRanking = (
  client: Queryable,
  brandId: string,
  { from, to, kind }: { from: string; to: string; kind?: string | undefined },
): Promise<RankRow[]> =>
  findRows<RankRow>(
    client,
    `select b.agent_id, m.username as account, count(*)::integer as bills,
            sum(b.amount)::text as amount, sum(greatest(b.amount - b.owes, 0))::text as net
       from agreement_bill b join member m on m.id = b.agent_id
      where b.brand_id = $1 and b.from_day between $2::date and $3::date
        and ($4::text is null or b.kind = $4) and b.amount > 0
        and b.state not in ('rejected', 'expired')
      group by b.agent_id, m.username
      order by sum(greatest(b.amount - b.owes, 0)) desc, b.agent_id limit ${mostRanked}`,
    [brandId, from, to, kind ?? null],
  );
