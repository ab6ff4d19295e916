import { postTransfers, type Transfer } from '@lantern/database';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { LedgerModel } from '../../../testing/ledger-model.ts';
import { housePurseOf, newPurse, storedBalance } from '../../../testing/purses.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();

let members: string[];
let purses: string[];
beforeAll(async () => {
  members = [await newPurse(site, 5000n), await newPurse(site, 300n), await newPurse(site)];
  const house = [
    await housePurseOf(site, 'house_games'),
    await housePurseOf(site, 'house_gateway'),
  ];
  purses = [...members, ...house, '00000000-0000-7000-8000-000000000000'];
});

interface Wish {
  key: number;
  from: number;
  to: number;
  amount: bigint;
  kind: string;
}

/** Few keys, purses and kinds, so that they collide; mostly amounts the purse has. */
const wish: fc.Arbitrary<Wish> = fc.record({
  key: fc.nat(11),
  from: fc.nat(5),
  to: fc.nat(5),
  amount: fc.oneof(
    { weight: 8, arbitrary: fc.bigInt({ min: 1n, max: 600n }) },
    { weight: 1, arbitrary: fc.constantFrom(0n, -5n, 10n ** 15n, 10n ** 15n - 1n, 2n ** 63n - 1n) },
  ),
  kind: fc.constantFrom('bet', 'win'),
});
const calls = fc.array(
  fc.array(fc.array(wish, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 12 }),
  {
    minLength: 1,
    maxLength: 3,
  },
);

describe('WAL-03 the ledger', () => {
  it('WAL-03 E1 E9 behaves like a sequential model, for any postings in any calls', async () => {
    const holds = async (given: Wish[][][]) => {
      const run = freshName();
      const stored = await Promise.all(members.map((purse) => storedBalance(site, purse)));
      const model = new LedgerModel(
        purses.slice(0, 5).map((purse, at): [string, bigint | null] => [purse, stored[at] ?? null]),
      );
      for (const wishes of given) {
        const postings: Transfer[][] = wishes.map((posting) =>
          posting.map(({ key, from, to, ...rest }) => ({
            ...rest,
            key: `${run}:${key}`,
            from: purses[from] ?? '',
            to: purses[to] ?? '',
          })),
        );
        const answers = await postTransfers(site.site.db.pool, postings);
        const expected = model.post(postings);
        expect(answers.map((posting) => posting.map(({ transferId: _, ...seen }) => seen))).toEqual(
          expected,
        );
      }
      for (const purse of members)
        expect(await storedBalance(site, purse)).toBe(model.balances.get(purse));
    };
    await fc.assert(fc.asyncProperty(calls, holds), { numRuns: 80 });
  });

  it('WAL-03 sums every currency to zero, and numbers every change of a purse', async () => {
    // ledger_violations checks all of the postings above; these show how little it accepts.
    expect(await site.query('select rule from ledger_violations()')).toEqual([]);
    const gaps = await site.query(
      `select purse_id from entry e where purse_version is not null group by purse_id
        having array_agg(purse_version order by id) <>
          array(select generate_series(1, count(e.id)))`,
    );
    expect(gaps).toEqual([]);
  });
});
