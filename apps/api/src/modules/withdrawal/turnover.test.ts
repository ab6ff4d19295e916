import { beforeEach, describe, expect, it } from 'vitest';
import { Player } from '../../../testing/player.ts';
import { useTestSite } from '../../../testing/test-site.ts';

const site = useTestSite();

let player: Player;
beforeEach(async () => {
  player = await Player.with(site, 100_000n);
});

const asked = (amount: number) =>
  site.query('select turnover_raise($1, $2, 100)', [player.id, amount]);
const left = async () =>
  (await site.query<{ left: string }>('select turnover_left($1)::text as left', [player.id]))[0]
    ?.left;
const stake = async (amount: string) => {
  const bet = player.bet({ amount });
  expect((await site.vendorCall('bet', bet)).status).toBe(200);
  return bet;
};
const takeBack = async (bet: Awaited<ReturnType<typeof stake>>) =>
  expect((await site.vendorCall('rollback', player.rollback(bet))).status).toBe(200);

describe('CSH-03 the turnover before a withdrawal', () => {
  it('CSH-03 is reduced by every stake, and restored by a returned one', async () => {
    await asked(5000);
    const bet = await stake('3000');
    expect(await left()).toBe('2000');
    await takeBack(bet);
    expect(await left()).toBe('5000');
  });

  it('CSH-03 never exceeds the deposits’ demand when an older stake is returned', async () => {
    const before = await stake('3000');
    await asked(5000);
    await takeBack(before);
    expect(await left()).toBe('5000');
    await stake('2000');
    expect(await left()).toBe('3000');
  });

  it('CSH-03 stays zero where deposits demand none', async () => {
    const before = await stake('3000');
    await asked(0);
    await takeBack(before);
    expect(await left()).toBe('0');
  });

  it('CSH-03 is restored by returning a stake that met an earlier deposit', async () => {
    await asked(3000);
    const met = await stake('2000');
    await asked(1000);
    expect(await left()).toBe('2000');
    await takeBack(met);
    expect(await left()).toBe('4000');
  });
});
