import { describe, expect } from 'vitest';
import { accepted, get, newKey, openPage, post, refusedWith } from '../../testing/page.ts';
import { test } from '../../testing/test.ts';

const unknownSession = 'A'.repeat(43);
const id = '00000000-0000-0000-0000-000000000000';

/** A valid body of every call; each row below makes one field invalid. */
const valid = {
  '/api/open': { token: 'A'.repeat(32), game: 'lucky-bowl' },
  '/api/rounds': {
    ...{ session: unknownSession, game: 'lucky-bowl', roundKey: 'k'.repeat(32) },
    ...{ stake: '1000', choice: { fish: '1000' } },
  },
  '/api/steps': {
    ...{ session: unknownSession, game: 'mines', roundId: id, step: 1 },
    action: { pick: 1 },
  },
  '/api/seed': { session: unknownSession, clientSeed: 'mine' },
  '/api/balance': { session: unknownSession },
  '/api/commitment': { session: unknownSession },
  '/api/table/bets': {
    ...{ session: unknownSession, roundId: id, betKey: 'k'.repeat(32) },
    stakes: { player: '1000' },
  },
  '/api/table/cash-out': { session: unknownSession, roundId: id },
  '/api/table/own': { session: unknownSession },
  '/api/room/list': { session: unknownSession },
  '/api/room/join': { session: unknownSession, room: '1000' },
  '/api/room/leave': { session: unknownSession },
  '/api/room/buy-in': {
    ...{ session: unknownSession, dealId: id, betKey: 'k'.repeat(32) },
    commitment: 'a'.repeat(64),
  },
  '/api/room/seed': { session: unknownSession, dealId: id, seed: 'a'.repeat(15) },
  '/api/room/move': { session: unknownSession, dealId: id, move: 1, cards: [] },
};
type Path = keyof typeof valid;
const paths = Object.keys(valid) as Path[];

const invalid: [Path, string, unknown][] = [
  ...paths.flatMap((path): [Path, string, unknown][] => [
    [path, 'no body', undefined],
    [path, 'null', null],
    [path, 'a list', [valid[path]]],
    [path, 'a string', JSON.stringify(valid[path])],
    [path, 'an unknown field', { ...valid[path], role: 'admin' }],
    [path, 'nothing in it', {}],
  ]),
  ['/api/open', 'an unknown game', { token: 'A'.repeat(32), game: 'constructor' }],
  ['/api/open', 'a number for a token', { token: 1, game: 'lucky-bowl' }],
  ['/api/open', 'a list of tokens', { token: ['A'.repeat(32)], game: 'lucky-bowl' }],
  ['/api/open', 'a short token', { token: 'x', game: 'lucky-bowl' }],
  ['/api/open', 'a token with a line break', { token: `${'A'.repeat(32)}\n`, game: 'lucky-bowl' }],
  ['/api/open', 'a token with a zero byte', { token: `${'A'.repeat(32)}\0`, game: 'lucky-bowl' }],
  ['/api/balance', 'a session of another shape', { session: 'x' }],
  ['/api/balance', 'a session that is SQL', { session: "' OR 1=1 --" }],
  ['/api/commitment', 'true for a session', { session: true }],
  ['/api/seed', 'a number for a seed', { session: unknownSession, clientSeed: 7 }],
  ['/api/seed', 'an empty seed', { session: unknownSession, clientSeed: '' }],
  ['/api/seed', 'a long seed', { session: unknownSession, clientSeed: 'a'.repeat(65) }],
  ...(
    [
      ['no stakes', { stakes: {} }],
      ['a list of stakes', { stakes: ['player'] }],
      ['a number for an amount', { stakes: { player: 1000 } }],
      ['zero', { stakes: { player: '0' } }],
      ['a negative amount', { stakes: { player: '-1000' } }],
      ['a fraction', { stakes: { player: '1000.5' } }],
      ['an endless amount', { stakes: { player: '9'.repeat(16) } }],
      ['a round that is no id', { roundId: 'x' }],
      ['a short key', { betKey: 'x' }],
      ['a negative cash-out', { autoAt: '-200' }],
      ['a fraction for a cash-out', { autoAt: '1.5' }],
    ] as const
  ).map(([what, change]): [Path, string, unknown] => [
    '/api/table/bets',
    what,
    { ...valid['/api/table/bets'], ...change },
  ]),
  ['/api/table/cash-out', 'no round', { session: unknownSession }],
  ['/api/table/own', 'another session', { session: [unknownSession] }],
  ['/api/room/join', 'a negative room', { session: unknownSession, room: '-1' }],
  ['/api/room/join', 'a fraction', { session: unknownSession, room: '0.5' }],
  ['/api/room/buy-in', 'a short commitment', { ...valid['/api/room/buy-in'], commitment: 'a' }],
  ['/api/room/seed', 'a short seed', { ...valid['/api/room/seed'], seed: 'a' }],
  ['/api/room/move', 'a negative move', { ...valid['/api/room/move'], move: -1 }],
  ['/api/room/move', 'a fraction of a move', { ...valid['/api/room/move'], move: 1.5 }],
  ['/api/room/move', 'no card of the deck', { ...valid['/api/room/move'], cards: [52] }],
  ...(
    [
      ['an unknown symbol', { choice: { dragon: '1000' } }],
      ['a symbol of every object', { choice: { constructor: '1000' } }],
      ['a number for an amount', { choice: { fish: 1000 } }],
      ['true for an amount', { choice: { fish: true } }],
      ['a list for an amount', { choice: { fish: ['1000'] } }],
      ['null for an amount', { choice: { fish: null } }],
      ['nothing for an amount', { choice: { fish: '' } }],
      ['zero', { choice: { fish: '0' } }],
      ['a fraction', { choice: { fish: '10.5' } }],
      ['a negative amount', { choice: { fish: '-1000' } }],
      ['a power of ten', { choice: { fish: '1e6' } }],
      ['a hexadecimal amount', { choice: { fish: '0x3e8' } }],
      ['spaces around an amount', { choice: { fish: ' 1000 ' } }],
      ['digits of another script', { choice: { fish: '１０００' } }],
      ['leading zeros', { choice: { fish: '01000' } }],
      ['an endless amount', { choice: { fish: '9'.repeat(16) } }],
      ['a list of stakes', { choice: ['fish'] }],
      ['a number for the stake', { stake: 1000 }],
      ['a negative stake', { stake: '-1000' }],
      ['a fraction for the stake', { stake: '1000.5' }],
      ['an unknown game', { game: 'roulette' }],
      ['no game', { game: undefined }],
      ['a short key', { roundKey: 'x' }],
      ['a long key', { roundKey: 'x'.repeat(65) }],
      ['a key with spaces', { roundKey: 'a b'.repeat(8) }],
    ] as const
  ).map(([what, change]): [Path, string, unknown] => [
    '/api/rounds',
    what,
    { ...valid['/api/rounds'], ...change },
  ]),
];

describe('K-rows: bad input', () => {
  test('is refused with its reason, writes nothing and does not call the site', async ({
    world,
  }) => {
    const { url } = await world.start();
    for (const [path, what, body] of invalid) {
      const refused = await post(url, path, body);
      expect([path, what, refused.status, refusedWith(refused)]).toEqual([
        path,
        what,
        400,
        'invalid_input',
      ]);
    }
    expect(world.operator.seen).toEqual([]);
    for (const table of ['session', 'seed', 'round', 'outbox']) {
      expect((await world.database.pool.query(`SELECT 1 FROM ${table}`)).rowCount).toBe(0);
    }
  });

  test.for<[string, string, string, number, string]>([
    ['broken JSON', '{"token":', 'application/json', 400, 'invalid_input'],
    [
      'K12 a polluted prototype',
      '{"__proto__":{"token":"x"}}',
      'application/json',
      400,
      'invalid_input',
    ],
    [
      'K12 a polluted constructor',
      '{"constructor":{"prototype":{}}}',
      'application/json',
      400,
      'invalid_input',
    ],
    ['K4 text', '{}', 'text/plain', 415, 'unsupported_media_type'],
    ['K4 a form', 'token=x', 'application/x-www-form-urlencoded', 415, 'unsupported_media_type'],
    ['K4 a form with files', 'x', 'multipart/form-data; boundary=x', 415, 'unsupported_media_type'],
    [
      'K9 a huge body',
      JSON.stringify({ token: 'x'.repeat(100_000) }),
      'application/json',
      413,
      'body_too_large',
    ],
    ['K9 deep nesting', '['.repeat(3_000), 'application/json', 400, 'invalid_input'],
  ])('%s is refused', async ([_, body, type, status, code], { world }) => {
    const { url } = await world.start();
    const response = await fetch(`${url}/api/open`, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    });
    expect([response.status, await response.json()]).toMatchObject([
      status,
      { success: false, code },
    ]);
  });
});

describe('a call for something that does not exist', () => {
  test('has one answer for every unknown session', async ({ world }) => {
    const { url } = await world.start();
    for (const path of paths.filter((one) => one !== '/api/open')) {
      const refused = await post(url, path, valid[path]);
      expect([path, refused.status, refusedWith(refused)]).toEqual([path, 401, 'session_over']);
    }
    const unknown = await post(url, '/api/open', valid['/api/open']);
    expect([unknown.status, refusedWith(unknown)]).toEqual([401, 'launch_token_invalid']);
  });

  test.for<[string, string, number, string]>([
    ['GET', `/api/rounds/${id}`, 404, 'not_found'],
    ['GET', '/api/rounds/1', 400, 'invalid_input'],
    ['GET', `/api/rounds/${id.replaceAll('0', 'F')}`, 400, 'invalid_input'],
    ['GET', '/api/rounds/%27%20OR%201=1', 400, 'invalid_input'],
    ['GET', '/api/rounds/%E0%A4%A', 400, 'invalid_input'],
    ['GET', '/api/balance', 404, 'not_found'],
    ['DELETE', `/api/rounds/${id}`, 404, 'not_found'],
    ['GET', '/nowhere', 404, 'not_found'],
    ['GET', '/assets/../config.ts', 404, 'not_found'],
    ['OPTIONS', '/api/rounds', 404, 'not_found'],
  ])('%s %s is %i %s', async ([method, path, status, code], { world }) => {
    const { url } = await world.start();
    const response = await fetch(url + path, { method });
    const text = await response.text();
    expect([response.status, JSON.parse(text)]).toMatchObject([status, { success: false, code }]);
    expect(text).not.toContain(path);
  });
});

describe("another player's round", () => {
  test('is not reachable with its key: the same key in another session is another round', async ({
    openGame,
  }) => {
    const { operator, arcade, page, opened } = await openGame();
    const stranger = accepted(await openPage(arcade.url).open(operator.ledger.launch().token));
    const key = newKey();
    const mine = accepted(await page.play(opened.session, { fish: '1000' }, key));
    const theirs = accepted(await page.play(stranger.session, { fish: '2000' }, key));
    expect(theirs.roundId).not.toBe(mine.roundId);
    expect(theirs.total).toBe('2000');
  });

  test('shows its dice by its id, but no amounts, no player and no seed in use', async ({
    openGame,
  }) => {
    const { arcade, page, opened } = await openGame();
    const { roundId, outcome } = accepted(await page.play(opened.session, { fish: '1000' }));
    const { reply } = await get(arcade.url, `/api/rounds/${roundId}`);
    expect(reply).toEqual({
      success: true,
      value: {
        roundId,
        game: 'lucky-bowl',
        parameters: {},
        outcome: outcome?.join(','),
        nonce: 0,
        clientSeed: opened.commitment.clientSeed,
        serverSeedHash: opened.commitment.serverSeedHash,
        serverSeed: null,
      },
    });
  });
});
