import type pg from 'pg';

/** @throws if the ledger has a violation, because its figures would be worthless */
export async function refuseBrokenLedger(db: pg.Client): Promise<void> {
  const { rows } = await db.query('select * from ledger_violations() limit 1');
  if (rows.length > 0)
    throw new Error(`The ledger does not hold after the load: ${JSON.stringify(rows[0])}`);
}

const violations = async (db: pg.Client): Promise<string[]> =>
  (await db.query('select * from ledger_violations()')).rows.map((row) => JSON.stringify(row));

/**
 * Notes what does not hold before a load, such as rows that were filled in without their money. The
 * returned function throws if anything else does not hold afterwards.
 */
export async function watchLedger(db: pg.Client): Promise<() => Promise<void>> {
  const known = new Set(await violations(db));
  return async () => {
    const found = (await violations(db)).find((one) => !known.has(one));
    if (found) throw new Error(`The ledger does not hold after the load: ${found}`);
  };
}
