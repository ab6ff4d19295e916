import { endpoints } from '@lantern/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { holdRows } from '../../../testing/blocked.ts';
import { LivePage } from '../../../testing/live-page.ts';
import { big, letClose, onlyGames, openDraws, place, slipOn } from '../../../testing/lottery.ts';
import { useTestSite } from '../../../testing/test-site.ts';
import { holdDraws, payDraws } from './advance.ts';
import { DrawClock, PaymentClock } from './draw-clock.ts';

const site = useTestSite();
beforeAll(() => onlyGames(site, ['k3-1', 'k3-5']));

const stateOf = async (drawId: string) =>
  (await site.client.call(endpoints.drawDetails, { query: { drawId } })).value.draw.state;

/** A ticket on both sides, so that one of its lines wins whatever is drawn. */
const bothSides = [big, { ...big, selection: 'small' }];

async function drawn(drawId: string): Promise<void> {
  await letClose(site, drawId);
  await holdDraws(site.site);
  site.clock.turn({ minutes: 1 });
  await holdDraws(site.site);
  expect(await stateOf(drawId)).toBe('drawn');
}

describe('LOT-06 several draws at once', () => {
  it('a draw is held while the tickets of another one wait for their payment', async () => {
    const { token, customerId } = await site.memberWith(10_000n);
    const [large = ''] = await openDraws(site);
    await place(site, token, slipOn([large], bothSides));
    await drawn(large);
    const [next = ''] = await openDraws(site, 'k3-1');
    await letClose(site, next);
    const page = await LivePage.of(site, token);

    const release = await holdRows(site, 'select 1 from purse where member_id = $1 for update', [
      customerId,
    ]);
    const clocks = [new PaymentClock(site.site, 'small'), new DrawClock(site.site)];
    for (const clock of clocks) clock.start();
    await expect.poll(() => stateOf(next)).toBe('closed');
    site.clock.turn({ minutes: 1 });
    await expect.poll(() => stateOf(next)).not.toBe('closed');
    await site.tellLive();
    const heard = await page.untilOf(['lottery_draw'], 1);
    expect(heard).toContainEqual(expect.objectContaining({ drawId: next, gameCode: 'k3-1' }));
    expect(await stateOf(large)).toBe('drawn');

    await release();
    await expect.poll(() => stateOf(large)).toBe('settled');
    await Promise.all(clocks.map((clock) => clock.stop()));
    expect(await site.balanceOf(token)).toBe(9980n);
  });

  it('each draw is paid some tickets at a time, so that none waits for a large one', async () => {
    const members = await Promise.all(Array.from({ length: 4 }, () => site.memberWith(20_000n)));
    const draws = (await openDraws(site, 'k3-5')).slice(0, 2);
    for (const { token } of members) await place(site, token, slipOn(draws, bothSides));
    for (const drawId of draws) await drawn(drawId);
    const paid = async () =>
      Promise.all(
        draws.map(async (drawId) => {
          const [row] = await site.query<{ paid: number }>(
            `select count(*)::integer as paid from lottery_ticket
              where draw_id = $1 and state = 'settled'`,
            [drawId],
          );
          return row?.paid;
        }),
      );
    const turn = { tickets: 1, parts: 1 };
    expect(await payDraws(site.site, 'large', turn)).toBe(true);
    for (const count of await paid()) {
      expect(count).toBeGreaterThanOrEqual(1);
      expect(count).toBeLessThanOrEqual(2);
    }
    while (await payDraws(site.site, 'large', turn));
    expect(await paid()).toEqual([4, 4]);
    for (const { token } of members) expect(await site.balanceOf(token)).toBe(19_960n);
    for (const drawId of draws) expect(await stateOf(drawId)).toBe('settled');
  });

  it('a small draw is paid while tickets of a large one wait', async () => {
    const [slow, quick] = await Promise.all([site.memberWith(20_000n), site.memberWith(10_000n)]);
    const [large = '', small = ''] = await openDraws(site, 'k3-5');
    for (let nth = 0; nth < 2; nth += 1) await place(site, slow.token, slipOn([large], bothSides));
    await place(site, quick.token, slipOn([small], bothSides));
    for (const drawId of [large, small]) await drawn(drawId);

    const release = await holdRows(site, 'select 1 from purse where member_id = $1 for update', [
      slow.customerId,
    ]);
    const turn = { tickets: 1, parts: 1 };
    const shares = ['large', 'small'] as const;
    const clocks = shares.map((share) => new PaymentClock(site.site, share, turn));
    for (const clock of clocks) clock.start();
    await expect.poll(() => stateOf(small)).toBe('settled');
    expect(await stateOf(large)).toBe('drawn');
    expect(await site.balanceOf(quick.token)).toBe(9980n);

    await release();
    await expect.poll(() => stateOf(large)).toBe('settled');
    await Promise.all(clocks.map((clock) => clock.stop()));
    expect(await site.balanceOf(slow.token)).toBe(19_960n);
  });
});
