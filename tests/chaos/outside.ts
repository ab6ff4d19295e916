import type pg from 'pg';
import type { Finding } from './compare.ts';

interface Outside {
  /** The money at the stand-in gateway, in minor units. */
  readonly gatewayHeld: bigint;
  /** The parlour's database. */
  readonly parlour: pg.Client;
}

/** I9: our records match the gateway's total and the parlour's wallets and transfers. */
export async function compareOutside(
  db: pg.Client,
  { gatewayHeld, parlour }: Outside,
): Promise<Finding[]> {
  return [
    ...(await gateway(db, gatewayHeld)),
    ...(await wallets(db, parlour)),
    ...(await ends(db, parlour)),
  ];
}

async function gateway(db: pg.Client, held: bigint): Promise<Finding[]> {
  const { rows } = await db.query<{ sum: string }>(
    `select coalesce(-sum(h.balance), 0)::text as sum
       from house_balance h join purse p on p.id = h.purse_id where p.purpose = 'house_gateway'`,
  );
  const said = BigInt(rows[0]?.sum ?? 0);
  return said === held
    ? []
    : [
        {
          rule: 'I9 the gateway holds what the ledger says',
          what: `${held}, the ledger says ${said}`,
        },
      ];
}

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
