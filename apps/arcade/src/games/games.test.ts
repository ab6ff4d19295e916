import { describe, expect } from 'vitest';
import { accepted, openPage, refusedWith } from '../../testing/page.ts';
import { freshFish } from '../../testing/reef.ts';
import { test } from '../../testing/test.ts';
import { gameOf, games } from './index.ts';

/** A choice of each game, and the stakes around its limits. */
const choices: Readonly<Record<string, object>> = {
  dice: { side: 'over', target: '5000' },
  limbo: { target: '200' },
  mines: { mines: 3 },
  plinko: { risk: 'high', rows: 12 },
  keno: { picks: [1, 2, 3, 40] },
  wheel: { risk: 'low', segments: 30 },
  hilo: {},
  'carp-leap': {},
  'moon-feast': {},
  'brass-compass': {},
  'pearl-tides': {},
  'market-boats': {},
  'spring-fair': {},
  // A fish that is in the sea at the time.
  'reef-hunt': {},
};
const choiceOf = (code: string): object =>
  code === 'reef-hunt' ? { fish: [freshFish().fish] } : (choices[code] ?? {});
const inFrame = games.filter(({ code }) => code !== 'lucky-bowl').map(({ code }) => code);

describe('GAM-26 every game', () => {
  test('has a choice here, and a code that a path and the protocol allow', () => {
    expect(Object.keys(choices).sort()).toEqual(inFrame.sort());
    for (const { code, algorithm } of games) {
      expect(code).toMatch(/^[a-z-]{3,20}$/);
      expect(algorithm.length).toBeLessThanOrEqual(40);
    }
    expect(() => gameOf('constructor')).toThrow(RangeError);
  });

  test('refuses stakes outside its limits, and takes one within', async ({ world }) => {
    const { url } = await world.start();
    const page = openPage(url);
    for (const code of inFrame) {
      const { token } = world.operator.ledger.launch({ balance: 100_000_000n });
      const { session } = accepted(await page.open(token, code));
      for (const stake of ['999', '5000001']) {
        const refused = await page.bet(session, code, stake, choiceOf(code));
        expect([code, refused.status, refusedWith(refused)]).toEqual([
          ...[code, 400, 'stakes_not_allowed'],
        ]);
      }
      for (const stake of ['-1000', '0', '1000.5', '1e4', '01000']) {
        const refused = await page.bet(session, code, stake, choiceOf(code));
        expect([code, stake, refusedWith(refused)]).toEqual([code, stake, 'invalid_input']);
      }
      const unknown = { ...choiceOf(code), edge: '0' };
      expect(refusedWith(await page.bet(session, code, '1000', unknown))).toBe('invalid_input');
      const round = accepted(await page.bet(session, code, '1000', choiceOf(code)));
      expect([code, round.state]).toEqual([code, gameOf(code).steps ? 'open' : 'settled']);
      expect(round.total).toBe('1000');
    }
    expect(world.operator.calls('bet').map(({ gameCode }) => gameCode)).toEqual(inFrame);
    expect(world.operator.faults).toEqual([]);
  });

  test('lets the verifier calculate its outcome from the published facts', async ({ world }) => {
    const { url } = await world.start();
    const page = openPage(url);
    const { player, token } = world.operator.ledger.launch({ balance: 100_000_000n });
    const rounds: string[] = [];
    let session = accepted(await page.open(token, 'dice')).session;
    for (const code of inFrame.filter((one) => !gameOf(one).steps)) {
      const again = world.operator.ledger.launchAgain(player.id);
      session = accepted(await page.open(again, code)).session;
      const round = accepted(await page.bet(session, code, '1000', choiceOf(code)));
      rounds.push(round.roundId);
    }
    accepted(await page.rotate(session, 'next'));
    for (const id of rounds) {
      const { game, outcome, parameters, serverSeed, clientSeed, nonce } = accepted(
        await page.facts(id),
      );
      const seeds = { serverSeed: serverSeed ?? '', clientSeed, nonce };
      expect(gameOf(game).proof.calculate(seeds, parameters)).toBe(outcome);
    }
  });
});
