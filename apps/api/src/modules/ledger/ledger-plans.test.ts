import { postTransfers } from '@lantern/database';
import { expect, it } from 'vitest';
import { housePurseOf, newPurse } from '../../../testing/purses.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();

it('WAL-03 a posting reads no more after the ledger has grown since it was planned', async () => {
  const [house, member] = [await housePurseOf(site, 'house_games'), await newPurse(site, 10_000n)];
  const posting = () => [{ key: freshName(), from: member, to: house, amount: 1n, kind: 'probe' }];
  await site.asOwner('analyze transfer_key; analyze transfer; analyze purse');
  const client = await site.site.db.pool.connect();
  try {
    await postTransfers(client, [posting()]);
    await postTransfers(client, Array.from({ length: 2000 }, posting));
    await client.query('begin');
    await postTransfers(client, [posting()]);
    const { rows } = await client.query(
      `select coalesce(sum(seq_tup_read + idx_tup_fetch), 0)::int as read
        from pg_stat_xact_user_tables where relname ~ '^transfer'`,
    );
    await client.query('commit');
    expect(rows[0].read).toBeLessThan(10);
  } finally {
    client.release();
  }
});
