import { postTransfers } from '@lantern/database';
import { expect, it } from 'vitest';
import { housePurseOf, newPurse } from '../../../testing/purses.ts';
import { rowsRead } from '../../../testing/rows-read.ts';
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
    const read = await rowsRead(client, '^transfer', () => postTransfers(client, [posting()]));
    expect(read).toBeLessThan(10);
  } finally {
    client.release();
  }
});
