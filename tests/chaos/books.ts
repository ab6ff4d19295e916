import type pg from 'pg';
import type { Books } from './compare.ts';

/** The ledger keys of operations whose keys the site has chosen. */
const namedKeys = `
  select 'deposit paid' as kind, reference as key, 'deposit:' || id as "ledgerKey" from deposit
  union all select 'withdrawal asked', idempotency_key, 'withdrawal:' || id || ':hold'
    from withdrawal
  union all select 'withdrawal cancelled', reference, 'withdrawal:' || id || ':release'
    from withdrawal where status = 'cancelled'
  union all select 'payout failed', reference, 'withdrawal:' || id || ':release'
    from withdrawal where status = 'failed'
  union all select 'wallet in asked', idempotency_key, 'wallet:' || id || ':out'
    from wallet_transfer where direction = 'in'
  union all select 'wallet back', reference, 'wallet:' || id || ':returned'
    from wallet_transfer where direction = 'in'
  union all select 'wallet out', reference, 'wallet:' || id || ':in'
    from wallet_transfer where direction = 'out'
  union all select 'line', idempotency_key, 'line:' || id from line_transfer`;

/** Reads the site's records of these members. */
export async function readBooks(db: pg.Client, members: readonly string[]): Promise<Books> {
  const moves = await db.query<{ member: string; key: string; effect: string }>(
    `select p.member_id as member, t.key, sum(e.amount)::text as effect
       from purse p join entry e on e.purse_id = p.id join transfer t on t.id = e.transfer_id
      where p.member_id = any($1) and p.purpose = 'main' and t.kind <> 'opening_balance'
      group by 1, 2`,
    [members],
  );
  const named = await db.query<Books['named'][number]>(namedKeys);
  const purses = await db.query<{ member: string; balance: string }>(
    `select member_id as member, balance::text from purse
      where member_id = any($1) and purpose = 'main'`,
    [members],
  );
  return {
    moves: moves.rows.map(({ effect, ...move }) => ({ ...move, effect: BigInt(effect) })),
    named: named.rows,
    balances: new Map(purses.rows.map(({ member, balance }) => [member, BigInt(balance)])),
  };
}
