import type { Fixture } from './fixtures.ts';
import { weightsOf, whole32 } from './poisson.ts';
import type { Pair, Pick, Played, Sport } from './sport.ts';

/** The mean scores of a fixture's period, in thousandths. */
export function meansOf({ means }: Sport, { home, away }: Fixture): Pair {
  const mean = (base: number, attack: number, defence: number) =>
    Math.floor((base * attack * defence) / 10_000);
  return [mean(means[0], home.attack, away.defence), mean(means[1], away.attack, home.defence)];
}

export const scoresOf = (sport: Sport, fixture: Fixture): [number[], number[]] => {
  const [home, away] = meansOf(sport, fixture);
  return [weightsOf(home, sport.most), weightsOf(away, sport.most)];
};

interface Way {
  readonly ways: bigint;
  readonly score: Pair;
}

const all = BigInt(whole32) ** 2n;

/**
 * Every score of a period with its ways of 2^65. Where a side has to win it, an equal score is
 * followed by one more point for either side, as likely as not.
 */
function periodOf(sport: Sport, fixture: Fixture): Way[] {
  const [home, away] = scoresOf(sport, fixture);
  return home.flatMap((one, h) =>
    away.flatMap((other, a): Way[] => {
      const ways = BigInt(one) * BigInt(other);
      if (sport.toWin === 1 || h !== a) return [{ ways: 2n * ways, score: [h, a] }];
      return [
        { ways, score: [h + 1, a] },
        { ways, score: [h, a + 1] },
      ];
    }),
  );
}

export interface Chanced {
  readonly ways: bigint;
  readonly played: Played;
}

/** Every result of a match that its picks can tell apart, and the number of all ways. */
export function resultsOf(sport: Sport, fixture: Fixture): { of: bigint; results: Chanced[] } {
  const period = periodOf(sport, fixture);
  const whole = 2n * all;
  if (sport.toWin === 1)
    return {
      of: whole,
      results: period.map(({ ways, score }) => ({ ways, played: { score, first: score } })),
    };
  const home = period.reduce((sum, { ways, score: [h, a] }) => (h > a ? sum + ways : sum), 0n);
  const away = whole - home;
  const results = merged(period).flatMap(({ ways, score: first }): Chanced[] => {
    const isHome = first[0] > first[1];
    const [same, other] = isHome ? [home, away] : [away, home];
    const scored = (won: number, lost: number): Played => ({
      ...{ first, score: isHome ? [won, lost] : [lost, won] },
    });
    // The side that won the first map wins in two, wins in three, or loses in three.
    return [
      { ways: ways * same * whole, played: scored(2, 0) },
      { ways: ways * other * same, played: scored(2, 1) },
      { ways: ways * other * other, played: scored(1, 2) },
    ];
  });
  return { of: whole ** 3n, results };
}

/** First maps with the same winner and the same sum are one to every pick. */
function merged(period: readonly Way[]): Way[] {
  const sums = new Map<number, Way>();
  for (const { ways, score } of period) {
    const [h, a] = score;
    const key = h > a ? h + a : -(h + a);
    sums.set(key, { ways: ways + (sums.get(key)?.ways ?? 0n), score });
  }
  return [...sums.values()];
}

export interface Offer {
  readonly pick: Pick;
  /** The exact chance. */
  readonly ways: bigint;
  readonly of: bigint;
  /** In hundredths of the stake, which is included. */
  readonly odds: number;
}

const [least, most] = [105, 50_000];

/** Fair odds × (1 − margin), rounded down to hundredths. */
export const oddsOf = (ways: bigint, of: bigint, margin: number): number =>
  Number((of * BigInt(1_000 - margin) * 100n) / (ways * 1_000n));

/** The picks on a match whose odds are from 1.05 to 500. */
function priced(sport: Sport, fixture: Fixture): Offer[] {
  const { of, results } = resultsOf(sport, fixture);
  return sport.picks.flatMap((pick): Offer[] => {
    const ways = results.reduce(
      (sum, result) => (pick.wins(result.played) ? sum + result.ways : sum),
      0n,
    );
    if (ways === 0n) return [];
    const odds = oddsOf(ways, of, sport.margins[pick.market] ?? 0);
    return odds < least || odds > most ? [] : [{ pick, ways, of, odds }];
  });
}

const known = new Map<string, readonly Offer[]>();

/** What a match offers. Each pair of teams is priced once. */
export function offersOf(sport: Sport, fixture: Fixture): readonly Offer[] {
  const key = `${sport.code} ${fixture.home.code} ${fixture.away.code}`;
  const offers = known.get(key) ?? priced(sport, fixture);
  known.set(key, offers);
  return offers;
}
