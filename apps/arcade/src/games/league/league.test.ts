import { describe, expect, test } from 'vitest';
import { sourceOf } from '../../fair/words.ts';
import { neonArena as arena } from '../neon-arena/rules.ts';
import { neonArena } from '../neon-arena/sport.ts';
import { riversLeague as rivers } from '../rivers-league/rules.ts';
import { riversLeague } from '../rivers-league/sport.ts';
import type { TableGame } from '../table-game.ts';
import { daysOf, type Fixture, fixturesOf, placeOf } from './fixtures.ts';
import { meansOf, offersOf, resultsOf, scoresOf } from './odds.ts';
import { type Day, playDay, playedOf } from './play.ts';
import { weightsOf } from './poisson.ts';
import type { Played, Sport } from './sport.ts';
import { standingsOf } from './standings.ts';
import { oddsOfAll, ticketOf } from './tickets.ts';

const both: [string, Sport, TableGame<Day>][] = [
  ['football', riversLeague, rivers],
  ['e-sports', neonArena, arena],
];
const season = (sport: Sport) =>
  Array.from({ length: daysOf(sport) }, (_, day) => fixturesOf(sport, day + 1));
const seeds = (nonce: number) => ({ serverSeed: '7e'.repeat(32), clientSeed: 'public', nonce });

describe('GAM-26 the scores of a league', () => {
  test.each([400, 1_400, 2_750, 11_200])('follow Poisson’s law at a mean of %i', (milli) => {
    const weights = weightsOf(milli, 40);
    expect(weights.reduce((sum, weight) => sum + weight, 0)).toBe(2 ** 32);
    let chance = Math.exp(-milli / 1_000);
    for (const [score, weight] of weights.entries()) {
      expect(Math.abs(weight - chance * 2 ** 32)).toBeLessThan(score === 40 ? 50 : 1.01);
      chance *= milli / 1_000 / (score + 1);
    }
  });

  test('come from strengths and the home side’s advantage', () => {
    const [herons, salt] = [riversLeague.teams[0], riversLeague.teams[7]];
    if (!herons || !salt) throw new Error('a team is missing');
    // 1.4 × 1.28 × 1.24 and 1.15 × 0.78 × 0.78.
    expect(meansOf(riversLeague, { home: herons, away: salt })).toEqual([2222, 699]);
  });
});

describe.each(both)('GAM-26 the season of %s', (_, sport) => {
  test('lets each team play once a day, and each pair once at home and once away', () => {
    const pairs = new Set<string>();
    for (const day of season(sport)) {
      const playing = day.flatMap(({ home, away }) => [home.code, away.code]);
      expect(new Set(playing).size).toBe(sport.teams.length);
      for (const { home, away } of day) pairs.add(`${home.code} ${away.code}`);
    }
    expect(pairs.size).toBe(sport.teams.length * (sport.teams.length - 1));
    expect([placeOf(sport, 14), placeOf(sport, 15)]).toEqual([
      { season: 1, day: 14 },
      { season: 2, day: 1 },
    ]);
  });

  test('has the table of its days', () => {
    const days = [1, 2, 3].map((round) => playDay(sport, seeds(round)).day);
    const table = standingsOf(sport, days);
    expect(table.map(({ played }) => played)).toEqual(sport.teams.map(() => 3));
    expect(table.reduce((sum, { difference }) => sum + difference, 0)).toBe(0);
    for (const { won, drawn, lost, points } of table)
      expect([won + drawn + lost, 3 * won + drawn]).toEqual([3, points]);
  });
});

/** All results of a match by brute force: every score of every period. */
function allOf(sport: Sport, round: number, at: number): { ways: bigint; played: Played }[] {
  const fixture = fixturesOf(sport, round)[at];
  if (!fixture) throw new Error('no such match');
  const [home, away] = scoresOf(sport, fixture);
  const cells = home.flatMap((one, h) =>
    away.flatMap((other, a): { ways: bigint; score: [number, number] }[] => {
      const ways = BigInt(one) * BigInt(other);
      if (sport.toWin === 1) return [{ ways, score: [h, a] }];
      if (h !== a) return [{ ways: 2n * ways, score: [h, a] }];
      return [
        { ways, score: [h + 1, a] },
        { ways, score: [h, a + 1] },
      ];
    }),
  );
  if (sport.toWin === 1)
    return cells.map(({ ways, score }) => ({ ways, played: { score, first: score } }));
  const side = (wanted: boolean) =>
    cells.reduce((sum, { ways, score: [h, a] }) => (h > a === wanted ? sum + ways : sum), 0n);
  const won = [side(true), side(false)] as const;
  return cells.flatMap(({ ways, score }) =>
    [true, false].flatMap((second) =>
      [true, false].map((third) => {
        // All three maps are drawn here; the third one counts only when it is needed.
        const maps = [score[0] > score[1], second, third];
        const needed = maps[0] === maps[1] ? maps.slice(0, 2) : maps;
        const home = needed.filter(Boolean).length;
        return {
          ways: ways * won[second ? 0 : 1] * won[third ? 0 : 1],
          played: { score: [home, needed.length - home] as const, first: score },
        };
      }),
    ),
  );
}

describe.each(both)('GAM-26 the odds of %s', (_, sport, game) => {
  test('are the fair odds less the margin, rounded down, by enumeration of every score', () => {
    for (const [at, fixture] of fixturesOf(sport, 3).entries()) {
      const every = allOf(sport, 3, at);
      const of = every.reduce((sum, { ways }) => sum + ways, 0n);
      for (const { pick, odds } of offersOf(sport, fixture)) {
        const ways = every.reduce((sum, one) => (pick.wins(one.played) ? sum + one.ways : sum), 0n);
        const margin = BigInt(sport.margins[pick.market] ?? 1_000);
        const fair = (of * (1_000n - margin) * 100n) / (ways * 1_000n);
        expect([pick.code, odds]).toEqual([pick.code, Number(fair)]);
      }
    }
  });

  test('state each market’s margin, and return what the game states at best', () => {
    let best = 0;
    for (const fixture of season(sport).flat())
      for (const { pick, ways, of, odds } of offersOf(sport, fixture)) {
        const margin = sport.margins[pick.market] ?? Number.NaN;
        expect(margin).toBeGreaterThanOrEqual(50);
        const paid = ways * BigInt(odds) * 1_000n;
        const stated = of * BigInt(1_000 - margin) * 100n;
        expect(paid <= stated && paid > stated - ways * 1_000n).toBe(true);
        best = Math.max(best, Number((paid * 1_000_000n) / (of * 100_000n)) / 10_000);
      }
    expect(best.toFixed(2)).toBe(game.rtp);
  });

  test('cover each market once, and every result of it wins one pick', () => {
    for (const fixture of fixturesOf(sport, 5)) {
      const { of, results } = resultsOf(sport, fixture);
      expect(results.reduce((sum, { ways }) => sum + ways, 0n)).toBe(of);
      for (const codes of sport.opposite) {
        const picks = sport.picks.filter(({ code }) => codes.includes(code));
        expect(picks).toHaveLength(codes.length);
        for (const { played } of results)
          expect(picks.filter((pick) => pick.wins(played))).toHaveLength(1);
      }
    }
  });
});

describe('GAM-26 tickets', () => {
  const offers = (match: number) =>
    offersOf(riversLeague, fixturesOf(riversLeague, 1)[match] as Fixture);
  const odds = (match: number, code: string) =>
    offers(match).find(({ pick }) => pick.code === code)?.odds ?? Number.NaN;

  test('pay the product of their odds, rounded down, and return at most 95 % of 95 %', () => {
    const ticket = ticketOf([
      { match: 2, code: 'y' },
      { match: 0, code: 'h' },
    ]);
    expect(ticket).toBe('0h-2y');
    const product = Math.floor((odds(0, 'h') * odds(2, 'y')) / 100);
    expect(rivers.tickets?.highest(1, ticket)).toBe(BigInt(product) * 100n);
    expect(oddsOfAll([195, 205, 333])).toBe(1331n);
    const [one, other] = [
      ...[offers(0).find(({ pick }) => pick.code === 'h')],
      ...[offers(2).find(({ pick }) => pick.code === 'y')],
    ];
    const paid = (one?.ways ?? 0n) * (other?.ways ?? 0n) * BigInt(product) * 10_000n;
    expect(paid).toBeLessThanOrEqual((one?.of ?? 0n) * (other?.of ?? 0n) * 100n * 9_025n);
  });

  test.each([
    ['two picks on one match', '0h-0y'],
    ['the matches in another order', '2y-0h'],
    ['an unknown pick', '0zz'],
    ['a match that is not played', '4h'],
    ['nothing', ''],
    ['a gap', '0h--1h'],
    ['a name of every object', '0constructor'],
  ])('with %s are not offered', (_, ticket) => {
    expect(rivers.tickets?.highest(1, ticket)).toBeUndefined();
  });

  test('win when every leg wins', () => {
    const score = (home: number, away: number) => ({ periods: [[home, away] as const], goals: [] });
    const day = { round: 1, matches: [score(2, 0), score(0, 0), score(1, 1), score(0, 3)] };
    expect(rivers.factor('0h-2d-3a', day)).toBe(rivers.tickets?.highest(1, '0h-2d-3a'));
    expect(rivers.factor('0h-1y', day)).toBe(0n);
    expect(rivers.factor('0h-0y', day)).toBe(0n);
  });
});

describe.each(both)('GAM-26 the matches of %s', (_, sport, game) => {
  test('are the same for all who calculate them, and are shown as they come', () => {
    const { day, events } = playDay(sport, seeds(9));
    expect(game.draw(seeds(9))).toEqual(day);
    expect(game.proof.calculate(seeds(9), {})).toBe(game.notation(day));
    for (const [at, match] of day.matches.entries()) {
      const points = (events[at] ?? []).filter(([, kind]) => kind === 'goal' || kind === 'kill');
      const sums = [0, 1].map((side) =>
        match.periods.reduce((sum, one) => sum + one[side as 0], 0),
      );
      expect([0, 1].map((side) => points.filter((one) => one[2] === side).length)).toEqual(sums);
    }
    const shown = (part: number) => game.live?.show(seeds(9), part) as (typeof events)[number][];
    expect(shown(0).flat()).toEqual([]);
    expect(shown(1)).toEqual(events);
    expect(
      shown(0.5)
        .flat()
        .every(([minute]) => minute <= 45),
    ).toBe(true);
  });

  test('are drawn as often as their weights say', () => {
    const fixture = fixturesOf(sport, 1)[0];
    if (!fixture) throw new Error('no match');
    const { of, results } = resultsOf(sport, fixture);
    const expected = results.reduce(
      (sum, { ways, played: { score } }) => (score[0] > score[1] ? sum + ways : sum),
      0n,
    );
    const rounds = 400;
    let won = 0;
    for (let at = 0; at < rounds; at += 1) {
      // The same match day of other seasons.
      const { day } = playDay(sport, seeds(1 + at * daysOf(sport)));
      const match = day.matches[0];
      if (match) won += Number(playedOf(sport, match).score[0] > playedOf(sport, match).score[1]);
    }
    const share = Number((expected * 10_000n) / of) / 10_000;
    // Five standard deviations; the seeds are fixed.
    expect(Math.abs(won / rounds - share)).toBeLessThan(0.125);
  });

  test('are noted in at most 200 characters, however many points they have', () => {
    const many = { periods: [[9, 9] as const], goals: Array.from({ length: 18 }, () => [88, 0]) };
    const day = { round: 1, matches: [many, many, many, many] } as unknown as Day;
    expect(game.notation(day).length).toBeLessThanOrEqual(200);
    expect(sourceOf(seeds(1)).below(2 ** 32)).toBeGreaterThanOrEqual(0);
  });
});
