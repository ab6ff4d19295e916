import { endpoints } from '@lantern/contracts';
import { beforeAll, describe, expect, it } from 'vitest';
import { big, letClose, onlyGames, openDraws, place, slipOn } from '../../../testing/lottery.ts';
import { useTestSite } from '../../../testing/test-site.ts';
import { advanceDraws } from './advance.ts';

const site = useTestSite();
beforeAll(() => onlyGames(site, ['k3-5']));

type When = 'before' | 'after';

/**
 * A worker that is killed at a step: before its statement reaches the database, or when it was
 * carried out and the reply is lost. From then on it asks nothing. As when a process ends, what it
 * had not committed is undone.
 */
function workerThatDies(step: string, when: When) {
  let isDead = false;
  const deadly = <Some extends object>(client: Some): Some =>
    new Proxy(client, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name, target);
        if (typeof value !== 'function') return value;
        if (name === 'connect') return async () => deadly((await value.call(target)) as object);
        if (name !== 'query') return value.bind(target);
        return async (...asked: unknown[]) => {
          const text = JSON.stringify(asked[0]);
          if (/^"rollback"$/i.test(text)) return value.apply(target, asked);
          const isStep = text.includes(`${step}(`);
          if (!isDead && isStep && when === 'after') await value.apply(target, asked);
          isDead ||= isStep;
          if (isDead) throw new Error('the worker was killed');
          return value.apply(target, asked);
        };
      },
    });
  const { db } = site.site;
  const context = { ...site.site, db: { ...db, pool: deadly(db.pool) } };
  return { run: () => advanceDraws(context).catch(() => undefined), died: () => isDead };
}

const bothSides = [big, { ...big, selection: 'small' }];
const stateOf = async (drawId: string) =>
  (await site.client.call(endpoints.drawDetails, { query: { drawId } })).value.draw.state;

/** A member whose ticket is in the next draw, and that draw. */
async function begun() {
  const member = await site.memberWith(10_000n);
  const [drawId = ''] = await openDraws(site);
  await place(site, member.token, slipOn([drawId], bothSides));
  return { member, drawId };
}

describe('G4 a worker that is killed at a step of a draw', () => {
  it.each(
    [
      ...['lottery_draw_lock', 'lottery_draw_close', 'lottery_draw_record'],
      ...['lottery_next_part', 'lottery_settle', 'lottery_draw_end'],
    ].flatMap((step) => [[step, 'before'] as const, [step, 'after'] as const]),
  )('G4 at %s, %s it: another one ends the draw, and pays once', async (step, when) => {
    const { member, drawId } = await begun();
    await letClose(site, drawId);
    const killed = workerThatDies(step, when);
    await killed.run();
    site.clock.turn({ minutes: 1 });
    for (let run = 0; run < 3; run += 1) await killed.run();
    expect(killed.died()).toBe(true);
    for (let run = 0; run < 3; run += 1) await advanceDraws(site.site);
    expect(await stateOf(drawId)).toBe('settled');
    expect(await site.balanceOf(member.token)).toBe(9980n);
    expect(await site.ledgerViolations()).toEqual([]);
  });

  it.each(
    ['lottery_draw_give_up', 'lottery_draw_refund'].flatMap((step) => [
      [step, 'before'] as const,
      [step, 'after'] as const,
    ]),
  )('G11 at %s, %s it: another one gives the stakes back once', async (step, when) => {
    const { member, drawId } = await begun();
    await letClose(site, drawId, 61);
    const killed = workerThatDies(step, when);
    for (let run = 0; run < 3; run += 1) await killed.run();
    expect(killed.died()).toBe(true);
    for (let run = 0; run < 3; run += 1) await advanceDraws(site.site);
    expect(await stateOf(drawId)).toBe('void');
    expect(await site.balanceOf(member.token)).toBe(10_000n);
    expect(await site.ledgerViolations()).toEqual([]);
  });
});
