import { describe, expect } from 'vitest';
import { type Answered, accepted, openPage, post, refusedWith } from '../../testing/page.ts';
import { test } from '../../testing/test.ts';

/** Sends calls one by one until one is rejected; returns it and how many were accepted. */
async function untilRejected(send: () => Promise<Answered<unknown>>) {
  for (let taken = 0; taken < 400; taken += 1) {
    const reply = await send();
    if (reply.status === 429) return { reply, taken };
  }
  throw new Error('every call was accepted');
}

describe('B9 too many calls', () => {
  test('of one session are refused with 429 and retry-after, not those of another', async ({
    openGame,
  }) => {
    const { arcade, operator, page, opened } = await openGame();
    const { reply, taken } = await untilRejected(() => page.commitment(opened.session));
    expect([taken, refusedWith(reply)]).toEqual([300, 'too_many_requests']);
    expect(Number(reply.headers.get('retry-after'))).toSatisfy(
      (seconds) => seconds > 0 && seconds <= 60,
    );
    expect((await page.play(opened.session, { fish: '1000' })).status).toBe(429);
    expect(operator.calls('bet')).toEqual([]);
    const other = accepted(await openPage(arcade.url).open(operator.ledger.launch().token));
    accepted(await page.commitment(other.session));
  });

  test('to open the game from one address are refused before the site is called', async ({
    world,
  }) => {
    const { url } = await world.start();
    const { taken, reply } = await untilRejected(() => openPage(url).open('A'.repeat(32)));
    expect([taken, refusedWith(reply)]).toEqual([120, 'too_many_requests']);
    expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(world.operator.calls('authenticate')).toHaveLength(120);
  });

  test('are counted by the address from a trusted proxy only', async ({ world }) => {
    const open = (url: string, visitor: string) =>
      post(
        url,
        '/api/open',
        { token: 'A'.repeat(32), game: 'lucky-bowl' },
        { 'x-forwarded-for': visitor },
      );
    const behind = await world.start({ trustedProxies: ['127.0.0.1'] });
    await untilRejected(() => open(behind.url, '192.0.2.1'));
    expect((await open(behind.url, '192.0.2.2')).status).toBe(401);
    const bare = await world.start();
    await untilRejected(() => open(bare.url, '192.0.2.1'));
    expect((await open(bare.url, '192.0.2.2')).status).toBe(429);
  });
});
