import { postTransfers, type Transfer } from '@lantern/database';
import { beforeAll, describe, expect, it } from 'vitest';
import { countStatements } from '../../../testing/count-statements.ts';
import { fillPurse } from '../../../testing/fill-purse.ts';
import { housePurseOf, newPurse, purseOf, storedBalance } from '../../../testing/purses.ts';
import { freshName, useTestSite } from '../../../testing/test-site.ts';
import { retried } from '../../db/transaction.ts';

const site = useTestSite();

let house: string;
let alice: string;
let bob: string;
beforeAll(async () => {
  house = await housePurseOf(site, 'house_games');
  alice = await newPurse(site, 100_000n);
  bob = await newPurse(site, 100_000n);
});

const transfer = (from: string, to: string, amount = 10n, key = freshName()): Transfer => ({
  key,
  from,
  to,
  amount,
  kind: 'probe',
});

const post = (postings: readonly (readonly Transfer[])[]) =>
  retried(() => postTransfers(site.site.db.pool, postings));
const verdicts = async (...postings: Transfer[][]) =>
  (await post(postings)).map((one) => one.map(({ verdict }) => verdict));

describe('one call with many postings', () => {
  it('WAL-03 is one round trip, however many there are', async () => {
    const many = Array.from({ length: 500 }, () => [transfer(alice, house, 1n)]);
    const statements = await countStatements(site, async () => {
      const answers = await post(many);
      expect(answers.flat().every(({ verdict }) => verdict === 'posted')).toBe(true);
    });
    expect(statements).toEqual(['ledger_post']);
  });

  it('WAL-03 keeps their order, and a rejected posting affects no other', async () => {
    const poor = await newPurse(site, 100n);
    expect(
      await verdicts(
        [transfer(poor, house, 60n)],
        [transfer(poor, house, 60n)],
        [transfer(poor, house, 40n)],
        [transfer(house, poor, 5n)],
      ),
    ).toEqual([['posted'], ['insufficient_funds'], ['posted'], ['posted']]);
    expect(await storedBalance(site, poor)).toBe(5n);
  });

  it('WAL-03 posts a whole posting or nothing of it', async () => {
    const poor = await newPurse(site, 100n);
    expect(
      await verdicts(
        [transfer(poor, bob, 80n), transfer(poor, house, 30n)],
        [transfer(poor, bob, 1n)],
      ),
    ).toEqual([['insufficient_funds', 'insufficient_funds'], ['posted']]);
    expect(await storedBalance(site, poor)).toBe(99n);
  });

  it('WAL-03 lets the second transfer of a posting spend the first one’s money', async () => {
    const empty = await newPurse(site);
    expect(await verdicts([transfer(bob, empty, 70n), transfer(empty, house, 70n)])).toEqual([
      ['posted', 'posted'],
    ]);
  });

  it('does nothing without postings', async () => {
    expect(await countStatements(site, async () => expect(await post([])).toEqual([]))).toEqual([]);
  });
});

describe('E2 E3 a ledger key', () => {
  it('E2 WAL-03 posts once, and reports a repeat each time after', async () => {
    const once = transfer(alice, bob);
    const [first] = await post([[once]]);
    const [again] = await post([[once]]);
    expect([first?.[0]?.verdict, again?.[0]?.verdict]).toEqual(['posted', 'duplicate']);
    expect(again?.[0]?.transferId).toBe(first?.[0]?.transferId);
  });

  it('E2 posts once when sent fifty times at the same time', async () => {
    const before = await storedBalance(site, alice);
    const once = transfer(alice, bob);
    const answers = await Promise.all(Array.from({ length: 50 }, () => verdicts([once])));
    expect(answers.flat(2).sort()).toEqual([...Array(49).fill('duplicate'), 'posted']);
    expect(await storedBalance(site, alice)).toBe(before - 10n);
  });

  it('E2 posts once even between purses that are not locked', async () => {
    const once = transfer(await housePurseOf(site, 'house_gateway'), house);
    const answers = await Promise.all(Array.from({ length: 20 }, () => verdicts([once])));
    expect(answers.flat(2).sort()).toEqual([...Array(19).fill('duplicate'), 'posted']);
  });

  it.each([
    ['amount', { amount: 11n }],
    ['kind', { kind: 'other' }],
    ['direction', { swap: true }],
  ])(
    'E3 is valid for one %s only',
    async (_what, { swap, ...change }: { swap?: boolean; amount?: bigint; kind?: string }) => {
      const once = transfer(alice, bob);
      await post([[once]]);
      const other = { ...once, ...change, ...(swap ? { from: bob, to: alice } : {}) };
      expect(await verdicts([other])).toEqual([['posting_key_reused']]);
    },
  );

  it('E3 of a posting is repeated with the whole posting or rejected', async () => {
    const [one, two] = [transfer(alice, bob), transfer(bob, alice)];
    await post([[one, two]]);
    expect(await verdicts([one, two], [one, transfer(alice, bob)])).toEqual([
      ['duplicate', 'duplicate'],
      ['posting_key_reused', 'posting_key_reused'],
    ]);
  });

  it('E3 used twice in one call posts once', async () => {
    const once = transfer(alice, bob);
    expect(await verdicts([once], [once], [once, once])).toEqual([
      ['posted'],
      ['duplicate'],
      ['duplicate', 'duplicate'],
    ]);
    const twice = transfer(alice, bob);
    expect(await verdicts([twice, twice])).toEqual([['posting_key_reused', 'posting_key_reused']]);
  });

  it('of a rejected transfer is still free', async () => {
    const poor = await newPurse(site);
    const key = freshName();
    expect(await verdicts([transfer(poor, bob, 5n, key)], [transfer(alice, bob, 5n, key)])).toEqual(
      [['insufficient_funds'], ['posted']],
    );
  });
});

describe('E9 an invalid transfer', () => {
  it('E9 E12 is refused: to itself, another brand, currency or play money, or frozen', async () => {
    const frozen = await newPurse(site, 100n);
    await site.query('update purse set frozen = true where id = $1', [frozen]);
    const elsewhere = await housePurseOf(site, 'house_games', 'harbor');
    const play = await housePurseOf(site, 'house_play');
    const [dollars] = await site.query<{ id: string }>(
      `insert into purse (id, brand_id, member_id, purpose, currency, may_go_negative)
       select uuid_v7(), brand_id, member_id, 'main', 'USD', false from purse where id = $1
         returning id`,
      [await newPurse(site)],
    );
    expect(
      await verdicts(
        [transfer(alice, alice)],
        [transfer(frozen, bob)],
        [transfer(alice, frozen)],
        [transfer(alice, elsewhere)],
        [transfer(alice, dollars?.id ?? '')],
        [transfer(alice, play)],
        [transfer(play, alice)],
      ),
    ).toEqual([
      ['transfer_to_self'],
      ['purse_frozen'],
      ['posted'],
      ['purse_not_found'],
      ['wrong_currency'],
      ['wrong_currency'],
      ['wrong_currency'],
    ]);
  });
});

describe('E6 amounts at the limits', () => {
  it('E6 a transfer has at most fifteen digits and at least one unit', async () => {
    const rich = await newPurse(site, 999_999_999_999_999n);
    expect(
      await verdicts(
        [transfer(rich, house, 10n ** 15n)],
        [transfer(rich, house, 0n)],
        [transfer(rich, house, -1n)],
      ),
    ).toEqual(Array(3).fill(['amount_out_of_range']));
    expect(await verdicts([transfer(rich, house, 10n ** 15n - 1n)])).toEqual([['posted']]);
  });

  it('E6 a purse never overflows: an amount beyond its capacity is rejected', async () => {
    const member = await site.register();
    const full = await purseOf(site, member.customerId);
    await fillPurse(site, member.customerId);
    expect(await storedBalance(site, full)).toBe(9_000_000_000_000_000_000n);
    expect(
      await verdicts(
        [transfer(house, full, 1n)],
        [transfer(full, house, 1n), transfer(house, full, 1n)],
      ),
    ).toEqual([['amount_out_of_range'], ['posted', 'posted']]);
  });
});

describe('E10 opposite transfers', () => {
  it('E10 all finish: purses are locked in one order, whatever the transfers’ order', async () => {
    const [one, two] = [await newPurse(site, 10_000n), await newPurse(site, 10_000n)];
    const there = Array.from({ length: 50 }, () => [
      [transfer(one, two, 3n)],
      [transfer(two, one, 1n)],
    ]);
    const back = Array.from({ length: 50 }, () => [
      [transfer(two, one, 2n)],
      [transfer(one, two, 1n)],
    ]);
    // Without the callers' retries: there must be no deadlock at all.
    const answers = await Promise.all(
      [...there, ...back].map((postings) => postTransfers(site.site.db.pool, postings)),
    );
    expect(answers.flat(2).every(({ verdict }) => verdict === 'posted')).toBe(true);
    expect([await storedBalance(site, one), await storedBalance(site, two)]).toEqual([
      9950n,
      10_050n,
    ]);
  });

  it('E1 of two that would together overdraw a purse, one is posted', async () => {
    const purse = await newPurse(site, 100n);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => verdicts([transfer(purse, house, 100n)])),
    );
    expect(answers.flat(2).sort()).toEqual([...Array(49).fill('insufficient_funds'), 'posted']);
  });
});
