import type pg from 'pg';

/** @throws if the ledger has a violation, because its figures would be worthless */
export async function refuseBrokenLedger(db: pg.Client): Promise<void> {
  const { rows } = await db.query('select * from ledger_violations() limit 1');
  if (rows.length > 0)
    throw new Error(`The ledger does not hold after the load: ${JSON.stringify(rows[0])}`);
}
