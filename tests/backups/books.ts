import { randomUUID } from 'node:crypto';
import { migrate, postTransfers } from '@lantern/database';
import { seedDemo, seedSite } from '@lantern/database/seed';
import pg from 'pg';
import { createDatabase } from '../setup/databases.ts';

/** Runs a function on one connection. */
export async function withDatabase<Value>(
  url: string,
  work: (db: pg.Client) => Promise<Value>,
): Promise<Value> {
  const db = new pg.Client({ connectionString: url });
  await db.connect();
  try {
    return await work(db);
  } finally {
    await db.end();
  }
}

/** A site with brands, members with money, and staff. Returns the address of its database. */
export async function openSite(serverUrl: string): Promise<string> {
  const url = await createDatabase(serverUrl, 'lantern');
  await migrate(url);
  await withDatabase(url, async (db) => {
    await seedSite(db);
    await seedDemo(db);
  });
  return url;
}

interface Purses {
  readonly brand: string;
  readonly from: string;
  readonly to: string;
}

const pursesOfEachBrand = `
  select m.brand_id as brand, m.id as from, h.id as to
    from purse m
    join purse h on h.brand_id = m.brand_id and h.currency = m.currency
                and h.purpose = 'house_games'
   where m.purpose = 'main' and m.balance > 100000 order by m.id`;

/**
 * Moves money from every member to the house, and writes each call to the audit log.
 */
export async function moveMoney(url: string, rounds: number): Promise<void> {
  await withDatabase(url, async (db) => {
    const { rows } = await db.query<Purses>(pursesOfEachBrand);
    for (let round = 0; round < rounds; round += 1) {
      await db.query('begin');
      const postings = rows.map(({ from, to }) => [
        { key: `probe:${randomUUID()}`, from, to, amount: BigInt(round + 1), kind: 'probe' },
      ]);
      const answers = await postTransfers(db, postings);
      if (answers.flat().some(({ verdict }) => verdict !== 'posted'))
        throw new Error('A transfer was refused.');
      const brands = new Set(rows.map(({ brand }) => brand));
      for (const brand of brands)
        await db.query("select audit_write($1, null, 'probed', 'test', $2, null, null, null)", [
          brand,
          String(round),
        ]);
      await db.query('commit');
    }
  });
}

/** A fingerprint of the books at one moment. Amounts are in minor units. */
export interface Books {
  readonly sums: Record<string, string>;
  readonly transfers: string;
  readonly entries: string;
  /** A hash of every purse with its balance and version. */
  readonly purses: string;
  /** The end of each brand's audit log: its number of rows, and the hash of the last one. */
  readonly heads: { seq: string; hash: string }[];
}

const booksQuery = `
  select (select json_object_agg(currency, sum) from
           (select p.currency, sum(coalesce(p.balance, h.balance))::text
              from purse p left join house_balance h on h.purse_id = p.id
             group by 1 order by 1) s) as sums,
         (select count(*) from transfer) as transfers,
         (select count(*) from entry) as entries,
         (select md5(string_agg(concat_ws(' ', id, balance, version), ',' order by id))
            from purse) as purses,
         (select json_agg(json_build_object('seq', seq::text, 'hash', encode(hash, 'hex'))
                          order by brand_id) from audit_head) as heads`;

export async function readBooks(url: string): Promise<Books> {
  return withDatabase(url, async (db) => {
    const { rows } = await db.query<Books>(booksQuery);
    if (!rows[0]) throw new Error('The books could not be read.');
    return rows[0];
  });
}

/** All violations of the ledger and the audit log. */
export async function violations(url: string): Promise<unknown[]> {
  return withDatabase(url, async (db) => {
    const { rows: ledger } = await db.query('select * from ledger_violations()');
    const { rows: audit } = await db.query('select * from audit_violations()');
    return [...ledger, ...audit];
  });
}

/** The time of the database's clock, in the format of a restore target. */
export async function readMoment(url: string): Promise<string> {
  return withDatabase(url, async (db) => {
    const { rows } = await db.query<{ moment: string }>(
      `select to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS.US')
              || ' UTC' as moment`,
    );
    return rows[0]?.moment ?? '';
  });
}
