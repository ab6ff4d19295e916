import { postTransfers } from '@lantern/database';
import type { TestSite } from './test-site.ts';

const ceiling = 9_000_000_000_000_000_000n;
const largest = 999_999_999_999_999n;

/** Fills a member's purse almost to its capacity, a little below 2^63. */
export async function fillPurse({ site }: TestSite, memberId: string): Promise<void> {
  const { pool } = site.db;
  const { rows } = await pool.query<{ id: string; house: string; balance: string }>(
    `select p.id, h.id as house, p.balance from purse p
       join purse h on h.brand_id = p.brand_id and h.purpose = 'house_opening'
         where p.member_id = $1 and p.purpose = 'main'`,
    [memberId],
  );
  const [purse] = rows;
  if (!purse) throw new Error('the member has no purse');
  let missing = ceiling - BigInt(purse.balance);
  const postings = [];
  for (let nth = 0; missing > 0n; nth += 1) {
    const amount = missing < largest ? missing : largest;
    postings.push([
      {
        key: `fill:${memberId}:${nth}`,
        from: purse.house,
        to: purse.id,
        amount,
        kind: 'opening_balance',
      },
    ]);
    missing -= amount;
  }
  await postTransfers(pool, postings);
}
