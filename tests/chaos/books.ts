import type pg from 'pg';
import { manifests } from './capabilities/manifests.ts';
import type { Books } from './compare.ts';

/** The ledger keys of operations whose keys the site has chosen. */
const namedKeys = manifests.flatMap(({ ledgerKeys }) => ledgerKeys ?? []).join(' union all ');

/**
 * Reads the site's records of these members. What they owe the site counts as well: a win that is
 * taken back may be spent, which is a debt under the key with `#debt`. A credit that pays it back
 * changes nothing.
 */
export async function readBooks(db: pg.Client, members: readonly string[]): Promise<Books> {
  const moves = await db.query<{ member: string; key: string; effect: string }>(
    `select p.member_id as member, regexp_replace(t.key, '#debt$', '') as key,
            sum(e.amount)::text as effect
       from purse p join entry e on e.purse_id = p.id join transfer t on t.id = e.transfer_id
      where p.member_id = any($1) and p.purpose in ('main', 'receivable')
        and t.kind not in ('opening_balance', 'debt_repaid')
      group by 1, 2`,
    [members],
  );
  const named = await db.query<Books['named'][number]>(namedKeys);
  const purses = await db.query<{ member: string; balance: string }>(
    `select member_id as member, sum(balance)::text as balance from purse
      where member_id = any($1) and purpose in ('main', 'receivable') group by 1`,
    [members],
  );
  return {
    moves: moves.rows.map(({ effect, ...move }) => ({ ...move, effect: BigInt(effect) })),
    named: named.rows,
    balances: new Map(purses.rows.map(({ member, balance }) => [member, BigInt(balance)])),
  };
}
