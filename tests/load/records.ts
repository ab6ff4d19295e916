import { endpoints } from '@lantern/contracts';
import { giveOpeningBalance } from '@lantern/database/seed';
import pg from 'pg';
import { byTurns, load, type Rate } from './measure.ts';
import { credentialsOf, registerMemberAt } from './member.ts';
import type { Table } from './report.ts';
import type { MeasuredSite } from './site.ts';

const few = 1000;
const many = 1_000_000;
/** Postings of one call. */
const together = 1000;
const connections = 8;

/** Posts bets to a wallet by the ledger's function. */
async function fill(db: pg.Client, memberId: string, entries: number): Promise<void> {
  for (let at = 0; at < entries; at += together)
    await db.query(
      `select count(*) from (
         select array_agg(n::integer) as posting,
                array_agg('bench:' || $1::text || ':' || ($2::int + n)) as key,
                array_agg(p.id) as owner, array_agg(h.id) as house,
                array_agg(1::bigint) as amount, array_agg('bet'::text) as kind,
                array_agg(now()) as at
           from purse p
           join purse h on h.brand_id = p.brand_id and h.member_id is null
                       and h.purpose = 'house_games' and h.currency = p.currency
          cross join generate_series(1, $3::int) n
          where p.member_id = $1::uuid and p.purpose = 'main') a
       cross join lateral ledger_post(a.posting, a.key, a.owner, a.house, a.amount, a.kind, a.at)`,
      [memberId, at, Math.min(together, entries - at)],
    );
}

/**
 * P9: a page of the account record, in a wallet of a million movements and in one of a thousand.
 */
export async function measureRecords(site: MeasuredSite, seconds: number): Promise<Table> {
  const db = new pg.Client({ connectionString: site.postgres('lantern') });
  await db.connect();
  try {
    const open = async (entries: number) => {
      const session = await registerMemberAt(site.url);
      const { rows } = await db.query<{ brand_id: string }>(
        'select brand_id from member where id = $1',
        [session.customerId],
      );
      await giveOpeningBalance(db, rows[0]?.brand_id ?? '', session.customerId, 900_000_000n);
      await fill(db, session.customerId, entries);
      return credentialsOf(session);
    };
    const [small, large] = [await open(few), await open(many)];
    await db.query('vacuum analyze entry, transfer, purse');
    const read = (headers: Record<string, string>, pageNo: number) => () => {
      const path = `${endpoints.accountRecord.path}?pageNo=${pageNo}`;
      return load({
        url: site.url,
        connections,
        seconds,
        make: () => ({ path, headers }),
      });
    };
    const rates = await byTurns(3, {
      small: read(small, 1),
      first: read(large, 1),
      deep: read(large, 9000),
    });
    const line = (name: string, rate: Rate) => [
      name,
      `${Math.round(rate.perSecond)}/s`,
      `p50 ${rate.p50} ms`,
      `${(rates.small.perSecond / rate.perSecond).toFixed(2)} of the time`,
      rate.failures > 0 ? `${rate.failures} failed` : '',
    ];
    return {
      title: `P9  a page of the account record, ${connections} at a time`,
      target: '≤ 1.5 times the time',
      rows: [
        line(`${few.toLocaleString('en')} movements`, rates.small),
        line(`${many.toLocaleString('en')} movements, page 1`, rates.first),
        line(`${many.toLocaleString('en')} movements, page 9,000`, rates.deep),
      ],
    };
  } finally {
    await db.end();
  }
}
