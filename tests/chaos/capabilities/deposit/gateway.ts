import type { Finding } from '../../compare.ts';
import type { Checked } from '../../manifest.ts';

/** I9: the money at the gateway, from deposits and payouts, is the sum of our records. */
export async function compareGateway({ db, world }: Checked): Promise<Finding[]> {
  const { held } = world.payments;
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
