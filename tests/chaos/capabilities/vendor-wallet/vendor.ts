import type pg from 'pg';
import type { Finding } from '../../compare.ts';
import { withDatabase } from '../../database.ts';
import type { Checked } from '../../manifest.ts';

/** I9, E13: our records match the parlour's wallets and transfers. */
export const compareVendor = ({ db, world }: Checked): Promise<Finding[]> =>
  withDatabase(world.parlour.databaseUrl, async (parlour) => [
    ...(await wallets(db, parlour)),
    ...(await ends(db, parlour)),
  ]);

async function wallets(db: pg.Client, parlour: pg.Client): Promise<Finding[]> {
  const { rows: ours } = await db.query<{ member: string; sum: string }>(
    `select member_id as member,
            sum(case direction when 'in' then amount else -amount end)::text as sum
       from wallet_transfer where state = 'done' group by 1`,
  );
  const { rows: theirs } = await parlour.query<{ id: string; balance: string }>(
    'select id, balance::text from player',
  );
  const said = new Map(ours.map(({ member, sum }) => [member, sum]));
  return theirs
    .filter(({ id, balance }) => (said.get(id) ?? '0') !== balance)
    .map(({ id, balance }) => ({
      rule: 'I9 the vendor holds what the ledger says',
      what: `${id}: ${balance}, the ledger says ${said.get(id) ?? '0'}`,
    }));
}

async function ends(db: pg.Client, parlour: pg.Client): Promise<Finding[]> {
  const { rows: theirs } = await parlour.query<{ reference: string; status: string }>(
    'select reference, status from transfer',
  );
  const said = new Map(theirs.map(({ reference, status }) => [reference, status]));
  const { rows } = await db.query<{ reference: string; state: string }>(
    'select reference, state from wallet_transfer',
  );
  return rows
    .filter(
      ({ reference, state }) => said.get(reference) !== (state === 'done' ? 'done' : 'refused'),
    )
    .map(({ reference, state }) => ({
      rule: 'E13 a transfer ends as the vendor says',
      what: `${reference} ${state}, the vendor says ${said.get(reference) ?? 'nothing'}`,
    }));
}
