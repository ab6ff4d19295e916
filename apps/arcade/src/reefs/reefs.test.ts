import { once } from 'node:events';
import { describe, expect } from 'vitest';
import { WebSocket } from 'ws';
import { accepted, newKey, openPage, refusedWith } from '../../testing/page.ts';
import { freshFish, openReef, watchReef } from '../../testing/reef.ts';
import { test } from '../../testing/test.ts';
import { kindOf, largestOf } from '../games/reef-hunt/kinds.ts';
import type { ReefOutcome } from '../games/reef-hunt/rules.ts';

describe('GAM-26 shots', () => {
  test('are one bet and one win for a volley, and pay what the outcome says', async ({ world }) => {
    const { url } = await world.start();
    const { player, shoot } = await openReef(world, url, { balance: 100_000n });
    const { fish, kind } = freshFish();
    const round = accepted(await shoot('3000', [fish, fish, fish]));
    const times = round.outcome as ReefOutcome;
    const won = 1_000n * BigInt(times.reduce((sum, one) => sum + one, 0));
    expect(round).toMatchObject({ state: 'settled', total: '3000', payout: String(won) });
    for (const one of times)
      expect([0, largestOf(kindOf(kind))].includes(one) || kind === 8).toBe(true);
    expect(player.balance).toBe(97_000n + won);
    expect(world.operator.calls('bet')).toMatchObject([{ amount: '3000', gameCode: 'reef-hunt' }]);
    expect(world.operator.calls('win')).toMatchObject([{ amount: String(won) }]);
    expect(world.operator.faults).toEqual([]);
  });

  test('are seen by the others at the reef, once, and not by the page that fired', async ({
    world,
  }) => {
    const { url } = await world.start();
    const one = await openReef(world, url);
    const other = await openReef(world, url);
    const { seats } = await other.page.until((view) => view.seats.length === 2);
    expect(seats).toEqual([
      { place: 0, name: 'M***h' },
      { place: 1, name: 'M***h' },
    ]);
    const { fish } = freshFish();
    const key = newKey();
    const round = accepted(await one.shoot('10000', [fish, fish], key));
    expect(await other.page.volley()).toEqual({
      ...{ type: 'volley', place: 0, power: '5000', fish: [fish, fish], times: round.outcome },
    });
    accepted(await one.shoot('10000', [fish, fish], key));
    accepted(await other.shoot('1000', [fish]));
    await one.page.volley();
    const volleys = (page: typeof one.page) =>
      page.frames.filter(({ type }) => type === 'volley').length;
    expect([volleys(one.page), volleys(other.page)]).toEqual([1, 1]);
    expect(world.operator.calls('bet')).toHaveLength(2);
  });

  test('of play money and of other currencies are at other reefs', async ({ world }) => {
    const { url } = await world.start();
    await openReef(world, url);
    const trial = await openReef(world, url, { trial: true });
    const pesos = await openReef(world, url, { currency: 'PHP', digits: 2 });
    for (const { page } of [trial, pesos])
      expect((await page.until(() => true)).seats).toHaveLength(1);
  });

  test('of a fifth player are at a second reef; a place that gets free is taken again', async ({
    world,
  }) => {
    const { url } = await world.start();
    const all = [];
    for (let count = 0; count < 5; count += 1) all.push(await openReef(world, url));
    expect(all.map(({ place }) => place)).toEqual([0, 1, 2, 3, 0]);
    all[1]?.page.socket.close();
    await all[0]?.page.until(({ seats }) => seats.length === 3);
    expect((await openReef(world, url)).place).toBe(1);
  });

  test('a lost socket comes back to the same place while another window is open', async ({
    world,
  }) => {
    const { url } = await world.start();
    await openReef(world, url);
    const own = await openReef(world, url);
    const again = await watchReef(url, own.session);
    expect((await again.until(() => true)).you).toBe(own.place);
    own.page.socket.terminate();
    const { fish } = freshFish();
    accepted(await own.shoot('1000', [fish]));
    const { seats } = await again.until(() => true);
    expect(seats).toHaveLength(2);
  });
});

describe('F-rows: shots that are not made', () => {
  test('F13 outside the limits, not the same for all, at no fish or at one that is gone', async ({
    world,
  }) => {
    const { url } = await world.start();
    const { shoot } = await openReef(world, url, { balance: 100_000_000n });
    const { fish } = freshFish();
    const rows: [string, number[], string][] = [
      ['999', [fish], 'stakes_not_allowed'],
      ['500001', [fish], 'stakes_not_allowed'],
      ['2001', [fish, fish], 'stakes_not_allowed'],
      ['-1000', [fish], 'invalid_input'],
      ['1000.5', [fish], 'invalid_input'],
      ['1000', [], 'invalid_input'],
      ['1000', [fish + 0.5], 'invalid_input'],
      ['6000', Array.from({ length: 6 }, () => fish), 'invalid_input'],
      ['1000', [fish - 8 * 600 - (fish % 8)], 'betting_closed'],
      ['1000', [fish + 8 * 600 - (fish % 8)], 'betting_closed'],
    ];
    for (const [stake, shots, code] of rows)
      expect([stake, shots, refusedWith(await shoot(stake, shots))]).toEqual([stake, shots, code]);
    expect(world.operator.calls('bet')).toEqual([]);
  });

  test('with a key of other shots, without money, or in the session of another game', async ({
    world,
  }) => {
    const { url } = await world.start();
    const { shoot } = await openReef(world, url, { balance: 1_500n });
    const { fish } = freshFish();
    const key = newKey();
    accepted(await shoot('1000', [fish], key));
    expect(refusedWith(await shoot('1000', [fish, fish], key))).toBe('round_key_reused');
    const poor = accepted(await shoot('500000', [fish]));
    expect([poor.state, poor.refusal]).toEqual(['refused', 'insufficient_funds']);
    const { token } = world.operator.ledger.launch();
    const { session } = accepted(await openPage(url).open(token, 'dice'));
    const wrong = await openPage(url).bet(session, 'reef-hunt', '1000', { fish: [fish] });
    expect(refusedWith(wrong)).toBe('wrong_game');
  });

  test('by flooding: a session has its calls a minute, and others go on', async ({ world }) => {
    const { url } = await world.start();
    const flooding = await openReef(world, url, { balance: 100_000_000n });
    const other = await openReef(world, url);
    let status = 200;
    for (let count = 0; count < 320 && status !== 429; count += 1)
      ({ status } = await flooding.shoot('999', [freshFish().fish]));
    expect(status).toBe(429);
    expect(accepted(await other.shoot('1000', [freshFish().fish])).state).toBe('settled');
  });
});

describe('K7 the socket of a reef', () => {
  const closeOf = async (url: string, hello: string): Promise<number> => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/api/reef/live`);
    await once(socket, 'open');
    socket.send(hello);
    const [code] = (await once(socket, 'close')) as [number];
    return code;
  };

  test('is closed to strangers, to other games and to what is no hello', async ({ world }) => {
    const { url } = await world.start();
    const { token } = world.operator.ledger.launch();
    const { session } = accepted(await openPage(url).open(token, 'dice'));
    for (const hello of [
      ...['', '{}', '[]', JSON.stringify({ session: 'A'.repeat(43) })],
      ...[JSON.stringify({ session }), JSON.stringify({ session, place: 2 })],
    ])
      expect([hello, await closeOf(url, hello)]).toEqual([hello, 1008]);
  });

  test('is closed when the page goes on talking', async ({ world }) => {
    const { url } = await world.start();
    const { page } = await openReef(world, url);
    page.socket.send('{"fish":1}');
    const [code] = (await once(page.socket, 'close')) as [number];
    expect(code).toBe(1008);
  });
});
