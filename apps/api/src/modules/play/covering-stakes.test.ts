import { endpoints } from '@lantern/contracts';
import { coveringStake } from '@lantern/rules';
import { beforeEach, describe, expect, it } from 'vitest';
import { useBrandChanges } from '../../../testing/brand-changes.ts';
import { Player, verdictOf } from '../../../testing/player.ts';
import { useTestSite } from '../../../testing/test-site.ts';
import { termsOf } from '../../../testing/withdrawals.ts';

const site = useTestSite();
const brand = useBrandChanges(site);

let player: Player;
beforeEach(async () => {
  player = await Player.with(site, 100_000n);
  await site.query('select turnover_raise($1, 100000, 100)', [player.id]);
});

const symbols = ['crab', 'fish', 'rooster', 'prawn', 'stag', 'gourd'] as const;
/** Bets on the first symbols, with these amounts. */
async function bet(amounts: readonly number[], change: object = {}) {
  const stakes = amounts.map((amount, place) => ({
    on: symbols[place] ?? 'crab',
    amount: String(amount),
  }));
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  const body = player.bet({ amount: String(total), details: { stakes }, ...change });
  expect(verdictOf(await site.vendorCall('bet', body))).toBe('ok');
  return body;
}
const left = async () => (await termsOf(site, player.member.token)).turnover.left;
const counted = async () => {
  const { value } = await site.client.call(endpoints.betHistory, {
    ...{ token: player.member.token, query: {} },
  });
  return value.list.map(({ stake, counted: part }) => [stake, part]);
};

describe('J6 stakes on opposite outcomes of a round', () => {
  it('J6 on all six symbols count nothing, which the record shows', async () => {
    await bet([1000, 1000, 1000, 1000, 1000, 1000]);
    expect(await left()).toBe('100000');
    await bet([3000, 2000]);
    expect(await left()).toBe('95000');
    expect(await counted()).toEqual([
      ['5000', '5000'],
      ['6000', '0'],
    ]);
  });

  it('J6 count as far as one of them is higher', async () => {
    await bet([5000, 1000, 1000, 1000]);
    expect(await left()).toBe('96000');
  });

  it('J6 are found over several bets of a round, which the record adds up', async () => {
    const first = await bet([1000, 1000]);
    expect(await left()).toBe('98000');
    const round = { roundId: first.roundId };
    const more = { stakes: symbols.slice(2).map((on) => ({ on, amount: '1000' })) };
    await bet([], { ...round, amount: '4000', details: more });
    expect(await left()).toBe('100000');
    expect(await counted()).toEqual([['6000', '0']]);
  });

  it('J6 that are refunded are given back once', async () => {
    const body = await bet([1000, 1000, 1000, 1000, 1000, 1000]);
    await site.vendorCall('rollback', player.rollback(body));
    expect(await left()).toBe('100000');
    expect(await counted()).toEqual([['6000', '0']]);
    await bet([2000]);
    expect(await left()).toBe('98000');
  });

  it('J6 count where the brand or the game does not say otherwise', async () => {
    await brand.set('lantern', ['withdrawal', 'coveredFromPercent'], 101);
    await bet([1000, 1000, 1000, 1000, 1000, 1000]);
    expect(await left()).toBe('94000');
  });

  it('OPR-02 J6 alert the staff once a day', async () => {
    await bet([1000, 1000, 1000, 1000]);
    await bet([1000, 1000, 1000, 1000]);
    expect(
      await site.query(
        "select kind, detail ->> 'amount' as amount from security_event where member_id = $1",
        [player.id],
      ),
    ).toContainEqual({ kind: 'covering_stakes', amount: '4000' });
  });

  it('J6 are the same in the database and in the rules', async () => {
    const amounts = [0, 1, 2, 3].map((step) => [7, 3, 11, 3, 5, 2].map((one) => one * step + 1));
    for (const list of [...amounts, [1], [9, 9], [1, 2, 3, 4]])
      for (const percent of [1, 34, 60, 100]) {
        const stakes = list.map((amount, place) => ({ on: `p${place}`, amount: String(amount) }));
        const [row] = await site.query<{ covered: string }>(
          'select turnover_covered($1, 6, $2)::text as covered',
          [JSON.stringify(stakes), percent],
        );
        const own = stakes.map(({ on, amount }) => ({ on, amount: BigInt(amount) }));
        expect(row?.covered).toBe(coveringStake(own, 6, percent).toString());
      }
  });
});
