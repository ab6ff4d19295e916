import { sign } from '@lantern/signing';
import { describe, expect } from 'vitest';
import { operatorSecret } from '../../testing/fake-operator.ts';
import { accepted, get, newKey, openPage, post, refusedWith } from '../../testing/page.ts';
import {
  buyIn,
  buyInStates,
  chooseSeeds,
  dealStates,
  endOfTurn,
  endState,
  endTurn,
  openPlayer,
  playOut,
  roomCalls,
  sitDown,
  startDeal,
  tableOf,
  turnOf,
  untilState,
  watchRoom,
} from '../../testing/room.ts';
import { untilDelivered } from '../../testing/table.ts';
import { test } from '../../testing/test.ts';
import { hashOf } from '../fair/words.ts';
import { tienLen } from '../games/tien-len/rules.ts';
import type { RoundFacts } from '../wire/replies.ts';

const start = 1_000_000n;

describe('GAM-07 the card rooms', () => {
  test('list the players who sit in them, with play money apart', async ({ world }) => {
    const { url } = await world.start();
    const { players } = await sitDown(world, url, 2);
    const stranger = await openPlayer(world, url, 'c', { trial: true });
    accepted(await stranger.calls.join('5000'));
    const { rooms } = accepted(await (players[0] ?? stranger).calls.list());
    expect(rooms.map(({ unit, buyIn: cost, players: count }) => [unit, cost, count])).toEqual([
      ['100', '3900', 0],
      ['1000', '39000', 2],
      ['5000', '195000', 0],
      ['20000', '780000', 0],
    ]);
    const path = '/api/rooms';
    const headers = { ...sign(operatorSecret, { method: 'GET', path, body: '' }, Date.now()) };
    const told = await fetch(url + path, { headers });
    const { value } = (await told.json()) as { value: { rooms: object[] } };
    expect(value.rooms).toHaveLength(16);
    expect(value.rooms).toContainEqual({
      ...{ game: 'tien-len', currency: 'VND', trial: true, unit: '5000', buyIn: '195000' },
      ...{ players: 1, tables: 1 },
    });
    expect((await fetch(url + path)).status).toBe(401);
  });

  test('seat a player once, in whatever windows, and four at a table', async ({ world }) => {
    const { url } = await world.start();
    const { players } = await sitDown(world, url, 5);
    const seen = await Promise.all(
      players.map(async ({ calls }) => tableOf(accepted(await calls.join()))),
    );
    expect(new Set(seen.slice(0, 4).map(({ tableId }) => tableId)).size).toBe(1);
    expect(seen[4]?.tableId).not.toBe(seen[0]?.tableId);
    const [first] = players;
    const again = world.operator.ledger.launchAgain(first?.player.id ?? '');
    const other = accepted(await openPage(url).open(again, 'tien-len')).session;
    const tabs = await Promise.all([1, 2, 3].map(() => roomCalls(url, other).join('5000')));
    const tables = new Set(tabs.map((tab) => accepted(tab).table?.tableId));
    expect(tables.size).toBe(1);
    const { rooms } = accepted(await roomCalls(url, other).list());
    expect(rooms.map(({ players: count }) => count)).toEqual([0, 4, 1, 0]);
  });

  test('are left, and an empty table closes', async ({ world }) => {
    const { url } = await world.start();
    const { players } = await sitDown(world, url, 2);
    for (const { calls } of players) expect(accepted(await calls.leave()).table).toBeNull();
    const { rows } = await world.database.pool.query(
      'SELECT 1 FROM room_table WHERE closed_at IS NULL',
    );
    expect([rows, await dealStates(world)]).toEqual([[], ['void']]);
  });
});

describe('GAM-26 a deal of Tien Len', () => {
  test.for([2, 4])(
    'of %i players is dealt, played, paid once and revealed',
    async (count, { world }) => {
      const { url } = await world.start();
      const { players, dealId } = await sitDown(world, url, count);
      const before = tableOf(accepted(await (players[0]?.calls.join() ?? Promise.reject())));
      await startDeal(world, players, dealId);
      const { deal } = await playOut(players);
      const { result } = deal;
      expect([deal.state, deal.dealId]).toEqual(['over', dealId]);
      await untilDelivered(world);
      expect(await buyInStates(world)).toEqual(players.map(() => 'settled'));
      const nets = players.map(({ player }) => player.balance - start);
      const due = result?.scores.map(({ net, rake }) => BigInt(net) - BigInt(rake));
      expect(nets).toEqual(due);
      const rakes = result?.scores.reduce((sum, { rake }) => sum + BigInt(rake), 0n) ?? 0n;
      expect(nets.reduce((sum, net) => sum + net, 0n)).toBe(-rakes);
      expect(hashOf(result?.serverSeed ?? '')).toBe(before.deal.seedHash);
      expect(result?.seeds).toBe(players.map(({ seed }) => seed).join(':'));
      const facts = accepted(await get<RoundFacts>(url, `/api/rounds/${dealId}`));
      const { serverSeed, clientSeed, nonce, parameters, outcome } = facts;
      const seeds = { serverSeed: serverSeed ?? '', clientSeed, nonce };
      expect(tienLen.proof.calculate(seeds, parameters)).toBe(outcome);
      expect(world.operator.calls('win')[0]).toMatchObject({
        gameCode: 'tien-len',
        roundClosed: true,
        details: {
          fairness: {
            ...{ serverSeedHash: before.deal.seedHash, clientSeed, nonce, outcome },
            verifyUrl: `https://arcade.example/verify?round=${dealId}`,
          },
        },
      });
      expect(world.operator.faults).toEqual([]);
    },
  );

  test('takes each buy-in by a bet call that says what counts as a turnover', async ({ world }) => {
    const { url } = await world.start();
    const { players, dealId } = await sitDown(world, url);
    const [first] = players;
    const reply = accepted(await (first?.calls.buyIn(dealId, first.seed) ?? Promise.reject()));
    expect(reply).toMatchObject({ balance: '961000', buyIn: { state: 'open', refusal: null } });
    expect(world.operator.calls('bet')).toMatchObject([
      {
        ...{ gameCode: 'tien-len', amount: String(buyIn) },
        details: {
          selection: expect.stringMatching(/^Tiến Lên, 1\.000\s₫ một lá$/),
          stakes: [
            { on: 'hand', amount: '26000' },
            { on: 'security', amount: '13000' },
          ],
        },
      },
    ]);
  });

  test('shows no player a card or a seed of another before it is over', async ({ world }) => {
    const { url } = await world.start();
    const { players, dealId } = await sitDown(world, url, 3);
    const sockets = await Promise.all(players.map(({ session }) => watchRoom(url, session)));
    await startDeal(world, players, dealId);
    const hands = await Promise.all(
      players.map(async ({ calls }) => tableOf(accepted(await calls.join())).hand),
    );
    expect(new Set(hands.flat()).size).toBe(39);
    const { rows } = await world.database.pool.query<{ seed: string }>(
      'SELECT server_seed AS seed FROM deal',
    );
    await expect
      .poll(() => sockets.map(({ frames }) => frames.at(-1)?.table?.hand.length))
      .toEqual([13, 13, 13]);
    for (const [at, { frames }] of sockets.entries()) {
      for (const { table } of frames) {
        expect([[], hands[at]]).toContainEqual(table?.hand);
        expect(table?.deal.result).toBeNull();
        // Besides the own hand, cards stand only in moves, of which there is none yet.
        expect([table?.deal.log, table?.deal.top]).toEqual([[], null]);
      }
      const text = JSON.stringify(frames);
      for (const secret of [rows[0]?.seed, ...players.map(({ seed }) => seed)])
        expect(text).not.toContain(secret);
      const known = frames.flatMap(({ table }) => table?.deal.mustHold ?? []);
      expect(known.every((card) => hands[at]?.includes(card))).toBe(true);
    }
    expect(refusedWith(await get<RoundFacts>(url, `/api/rounds/${dealId}`))).toBe('not_found');
  });

  test('plays for a seat whose time is over, and gives it the next deal to return', async ({
    world,
  }) => {
    const { url } = await world.start();
    const { players, dealId } = await sitDown(world, url);
    await startDeal(world, players, dealId);
    const first = await turnOf(players);
    // An instant win leaves no turn; the seeds of this test have none.
    await endState(world.database.pool);
    await expect
      .poll(async () => tableOf(accepted(await (players[0]?.calls.join() ?? fail()))).deal.moves)
      .toBe(1);
    const seen = tableOf(accepted(await (first?.who.calls.join() ?? fail())));
    expect(seen.deal.log).toEqual([
      { number: 1, place: first?.seen.you, cards: [first?.seen.hand[0]], forced: true },
    ]);
    expect(seen.hand).toHaveLength(12);
    await endState(world.database.pool);
    await expect
      .poll(async () => tableOf(accepted(await (players[0]?.calls.join() ?? fail()))).deal.log[1])
      .toMatchObject({ cards: [], forced: true });
    expect((await playOut(players)).deal.state).toBe('over');
  });

  test('goes on for a player who comes back by another launch', async ({ world }) => {
    const { url } = await world.start();
    const { players, dealId } = await sitDown(world, url);
    await startDeal(world, players, dealId);
    const [first] = players;
    const hand = tableOf(accepted(await (first?.calls.join() ?? fail()))).hand;
    const again = world.operator.ledger.launchAgain(first?.player.id ?? '');
    const { session } = accepted(await openPage(url).open(again, 'tien-len'));
    const back = tableOf(accepted(await roomCalls(url, session).join('5000')));
    expect([back.deal.dealId, back.hand]).toEqual([dealId, hand]);
    expect(refusedWith(await roomCalls(url, session).leave())).toBe('round_under_way');
  });

  test('with one player only is void: the buy-in comes back', async ({ world }) => {
    const { url } = await world.start();
    const { players, dealId } = await sitDown(world, url, 2);
    accepted(await (players[0]?.calls.buyIn(dealId, players[0].seed) ?? fail()));
    await endState(world.database.pool);
    await untilState(world, 'void');
    await untilDelivered(world);
    expect([players[0]?.player.balance, await buyInStates(world)]).toEqual([start, ['cancelled']]);
  });

  test('is played without a page that keeps its seed back', async ({ world }) => {
    const { url } = await world.start();
    const { players, dealId } = await sitDown(world, url, 3);
    const [silent, ...others] = players;
    await chooseSeeds(world, others, dealId);
    for (const { calls, seed } of players) accepted(await calls.buyIn(dealId, seed));
    await endState(world.database.pool);
    await untilState(world, 'sealing');
    for (const { calls, seed } of others) accepted(await calls.seed(dealId, seed));
    await endState(world.database.pool);
    await untilState(world, 'playing');
    await playOut(others);
    await untilDelivered(world);
    expect(silent?.player.balance).toBe(start);
    expect((await buyInStates(world)).sort()).toEqual(['cancelled', 'settled', 'settled']);
  });

  test('that the house leaves for more than a minute is void', async ({ world }) => {
    const { url } = await world.start();
    const { players, dealId } = await sitDown(world, url);
    await startDeal(world, players, dealId);
    await world.database.pool.query(
      `UPDATE deal SET until_at = now() - interval '2 minutes' WHERE state = 'playing'`,
    );
    await untilState(world, 'void');
    await untilDelivered(world);
    expect(players.map(({ player }) => player.balance)).toEqual([start, start]);
  });

  test.for([
    ['a player who may still buy in', '1 second', 600_000],
    ['no player whose page is gone', '13 seconds', 30_000],
  ] as const)('waits for %s', async ([_who, unseen, longest], { world }) => {
    const { url } = await world.start();
    const { players, dealId } = await sitDown(world, url, 2, { trial: true });
    const [ready, other] = players;
    if (!ready || !other) throw new Error('two players sit');
    await world.database.pool.query(
      `UPDATE room_seat SET seen_at = clock_timestamp() - $2::interval WHERE player_id = $1`,
      [other.player.id, unseen],
    );
    accepted(await ready.calls.buyIn(dealId, ready.seed));
    const frame = accepted(await ready.calls.join());
    const left = (tableOf(frame).deal.until ?? 0) - frame.now;
    expect(left).toBeLessThanOrEqual(longest);
    expect(left).toBeGreaterThan(longest / 2);
  });

  test('in a trial room is filled with bots that are named as such', async ({ world }) => {
    const { url } = await world.start();
    const alone = await openPlayer(world, url, 'b', { trial: true });
    const { dealId } = tableOf(accepted(await alone.calls.join())).deal;
    await startDeal(world, [alone], dealId);
    const { seats } = tableOf(accepted(await alone.calls.join()));
    expect(seats.map(({ isBot, name }) => [isBot, name])).toEqual([
      ...[
        [false, 'M***h'],
        [true, ''],
        [true, ''],
        [true, ''],
      ],
    ]);
    for (;;) {
      const until = await endOfTurn(world.database.pool);
      const { deal, you } = tableOf(accepted(await alone.calls.join()));
      if (deal.state !== 'playing') break;
      if (deal.turn === you) await playOut([alone]);
      else await endTurn(world.database.pool, until);
    }
    await untilDelivered(world);
    expect([await buyInStates(world), world.operator.faults]).toEqual([['settled'], []]);
    expect(world.operator.calls('bet')).toHaveLength(1);
  });
});

const fail = (): never => {
  throw new Error('there is no player');
};

describe('D12 F9 a buy-in', () => {
  test('is taken once however often it is sent, and refused with another seed', async ({
    world,
  }) => {
    const { url } = await world.start();
    const { players, dealId } = await sitDown(world, url);
    const { calls, seed, player } = players[0] ?? fail();
    const key = newKey();
    await Promise.all([1, 2, 3].map(() => calls.buyIn(dealId, seed, key)));
    expect([player.balance, world.operator.calls('bet').length]).toEqual([start - buyIn, 1]);
    expect(refusedWith(await calls.buyIn(dealId, 'b'.repeat(15), key))).toBe('round_key_reused');
    expect(refusedWith(await calls.buyIn(dealId, seed))).toBe('round_under_way');
    expect(player.balance).toBe(start - buyIn);
  });

  test.for<[string, number]>([
    ['insufficient_funds', 409],
    ['limit_reached', 403],
    ['player_blocked', 403],
  ])('that the site refuses with %s stays out of the deal', async ([code, status], { world }) => {
    const { url } = await world.start();
    const { players, dealId } = await sitDown(world, url);
    const { calls, seed, player } = players[0] ?? fail();
    world.operator.next('bet', { code, status });
    const reply = accepted(await calls.buyIn(dealId, seed));
    expect(reply.buyIn).toEqual({ state: 'refused', refusal: code });
    expect(reply.table?.deal.state).toBe('waiting');
    expect(reply.table?.seats.some(({ isIn }) => isIn)).toBe(false);
    expect(player.balance).toBe(start);
    expect(accepted(await calls.buyIn(dealId, seed)).buyIn?.state).toBe('open');
  });

  test('is refused after the deal is sealed, without a seat, and above ten tries', async ({
    world,
  }) => {
    const { url } = await world.start();
    const { players, dealId } = await sitDown(world, url, 3);
    const [one, two, late] = players;
    for (const who of [one, two]) accepted(await (who?.calls.buyIn(dealId, who.seed) ?? fail()));
    const outside = await openPlayer(world, url, 'd');
    expect(refusedWith(await outside.calls.buyIn(dealId, outside.seed))).toBe('not_seated');
    const unknown = '00000000-0000-0000-0000-000000000000';
    expect(refusedWith(await outside.calls.buyIn(unknown, outside.seed))).toBe('not_found');
    for (let tries = 0; tries < 10; tries += 1) {
      world.operator.next('bet', { code: 'insufficient_funds', status: 409 });
      accepted(await (late?.calls.buyIn(dealId, late.seed) ?? fail()));
    }
    const eleventh = await (late?.calls.buyIn(dealId, late.seed) ?? fail());
    expect([eleventh.status, refusedWith(eleventh)]).toEqual([429, 'too_many_requests']);
    await endState(world.database.pool);
    await untilState(world, 'sealing');
    const closed = await (late?.calls.buyIn(dealId, late.seed) ?? fail());
    expect([closed.status, refusedWith(closed)]).toEqual([409, 'betting_closed']);
  });

  test('comes back to a player who leaves before the cards are dealt', async ({ world }) => {
    const { url } = await world.start();
    const { players, dealId } = await sitDown(world, url);
    const { calls, seed, player } = players[0] ?? fail();
    accepted(await calls.buyIn(dealId, seed));
    expect(accepted(await calls.leave()).table).toBeNull();
    await untilDelivered(world);
    expect(player.balance).toBe(start);
  });
});

describe('E5 a seed or a move', () => {
  test('out of its time, of another seat, or not as committed is refused', async ({ world }) => {
    const { url } = await world.start();
    const { players, dealId } = await sitDown(world, url, 3);
    const [one, two, idle] = players;
    for (const who of [one, two]) accepted(await (who?.calls.buyIn(dealId, who.seed) ?? fail()));
    expect(refusedWith(await (one?.calls.seed(dealId, one.seed) ?? fail()))).toBe(
      'step_not_allowed',
    );
    await endState(world.database.pool);
    await untilState(world, 'sealing');
    const wrong = await (one?.calls.seed(dealId, 'c'.repeat(15)) ?? fail());
    expect([wrong.status, refusedWith(wrong)]).toEqual([409, 'seed_not_committed']);
    expect(refusedWith(await (idle?.calls.seed(dealId, idle.seed) ?? fail()))).toBe('not_seated');
    expect(refusedWith(await (one?.calls.move(dealId, 1, [0]) ?? fail()))).toBe('round_over');
    accepted(await (one?.calls.seed(dealId, one.seed) ?? fail()));
    accepted(await (one?.calls.seed(dealId, one.seed) ?? fail()));
  });

  test('out of turn, not held, weaker, doubled or by a stranger is refused', async ({ world }) => {
    const { url } = await world.start();
    const { players, dealId } = await sitDown(world, url);
    await startDeal(world, players, dealId);
    const now = (await turnOf(players)) ?? fail();
    const { who, seen } = now;
    const other = players.find((one) => one !== who) ?? fail();
    const theirs = tableOf(accepted(await other.calls.join())).hand;
    const refuse = async (from: typeof who, move: number, cards: readonly number[]) => {
      const answer = await from.calls.move(dealId, move, cards);
      return [answer.status, refusedWith(answer)];
    };
    const [least = 0, ...rest] = seen.hand;
    expect(await refuse(other, 1, theirs.slice(0, 1))).toEqual([409, 'not_your_turn']);
    expect(await refuse(who, 1, theirs.slice(0, 1))).toEqual([409, 'cards_not_held']);
    expect(await refuse(who, 1, rest.slice(0, 1))).toEqual([409, 'combination_not_allowed']);
    expect(await refuse(who, 1, [least, least])).toEqual([409, 'combination_not_allowed']);
    expect(await refuse(who, 1, [])).toEqual([409, 'combination_not_allowed']);
    expect(await refuse(who, 2, [least])).toEqual([409, 'step_not_allowed']);
    for (const cards of [[52], [-1], [0.5], ['3S'], Array.from({ length: 14 }, () => 0)])
      expect(await refuse(who, 1, cards as number[])).toEqual([400, 'invalid_input']);
    const stranger = await openPlayer(world, url, 'e');
    expect(await refuse(stranger, 1, [least])).toEqual([409, 'not_seated']);
    expect(refusedWith(await roomCalls(url, 'A'.repeat(43)).move(dealId, 1, [least]))).toBe(
      'session_over',
    );
    await Promise.all([1, 2, 3].map(() => who.calls.move(dealId, 1, [least])));
    const after = tableOf(accepted(await who.calls.join()));
    expect([after.deal.moves, after.hand]).toEqual([1, rest]);
    expect(await refuse(who, 1, rest.slice(0, 1))).toEqual([422, 'step_reused']);
    expect(await refuse(other, 1, theirs.slice(0, 1))).toEqual([422, 'step_reused']);
  });

  test('for a deal that is past, another game, or in a flood is refused', async ({ world }) => {
    const { url } = await world.start();
    const { players, dealId } = await sitDown(world, url);
    await startDeal(world, players, dealId);
    await playOut(players);
    await endState(world.database.pool);
    await untilState(world, 'closed');
    const { calls, seed } = players[0] ?? fail();
    const unknown = '00000000-0000-0000-0000-000000000000';
    expect(refusedWith(await calls.move(dealId, 500, [0]))).toBe('round_over');
    expect(refusedWith(await calls.seed(dealId, seed))).toBe('round_over');
    expect(refusedWith(await calls.move(unknown, 1, [0]))).toBe('not_found');
    expect(refusedWith(await calls.seed(unknown, seed))).toBe('not_found');
    expect(refusedWith(await calls.join('7'))).toBe('not_found');
    expect(refusedWith(await calls.join('-1'))).toBe('invalid_input');
    const dice = accepted(await openPage(url).open(world.operator.ledger.launch().token, 'dice'));
    for (const path of ['list', 'leave'])
      expect(refusedWith(await post(url, `/api/room/${path}`, { session: dice.session }))).toBe(
        'wrong_game',
      );
    const flood = await Promise.all(Array.from({ length: 301 }, () => calls.move(unknown, 1, [0])));
    expect(flood.some((answer) => answer.status === 429)).toBe(true);
  });
});

describe('D12 the socket of the rooms', () => {
  test.for<[string, (session: string) => string]>([
    ['no JSON', () => 'x'],
    ['another shape', (session) => JSON.stringify({ session, room: '1000' })],
    ['an unknown session', () => JSON.stringify({ session: 'A'.repeat(43) })],
  ])('closes after a hello with %s', async ([_, hello], { world }) => {
    const { url } = await world.start();
    const { session } = await openPlayer(world, url, 'a');
    const { socket } = await watchRoom(url, session);
    const other = new (socket.constructor as new (url: string) => typeof socket)(socket.url);
    const closed = new Promise<number>((resolve) => other.on('close', resolve));
    other.on('open', () => other.send(hello(session)));
    expect(await closed).toBe(1008);
  });

  test('closes for a page of another game, and for one that goes on talking', async ({ world }) => {
    const { url } = await world.start();
    const { session } = await openPlayer(world, url, 'a');
    const page = await watchRoom(url, session);
    const closed = new Promise<number>((resolve) => page.socket.on('close', resolve));
    await expect.poll(() => page.frames).toHaveLength(1);
    expect(page.frames[0]?.table).toBeNull();
    page.socket.send('{}');
    expect(await closed).toBe(1008);
    const { token } = world.operator.ledger.launch();
    const dice = accepted(await openPage(url).open(token, 'dice')).session;
    const wrong = await watchRoom(url, dice);
    expect(await new Promise((resolve) => wrong.socket.on('close', resolve))).toBe(1008);
  });
});
