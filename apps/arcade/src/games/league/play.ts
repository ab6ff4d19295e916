import { type Seeds, type Source, sourceOf } from '../../fair/words.ts';
import { type Fixture, fixturesOf } from './fixtures.ts';
import { scoresOf } from './odds.ts';
import { scoreOf, whole32 } from './poisson.ts';
import type { Pair, Played, Sport } from './sport.ts';

/** A result: the score of each period, and the minutes of the goals with their sides. */
export interface MatchResult {
  readonly periods: readonly Pair[];
  readonly goals: readonly (readonly [minute: number, side: 0 | 1])[];
}

export interface Day {
  /** The number of the round, which says who plays. */
  readonly round: number;
  readonly matches: readonly MatchResult[];
}

/**
 * What happens in a match: goal, shot, corner or yellow card; kill, tower, or a map that ends. The
 * minutes are 1 to 90; a map takes thirty of them.
 */
export type EventKind = 'goal' | 'shot' | 'corner' | 'card' | 'kill' | 'tower' | 'map';
export type MatchEvent = readonly [minute: number, kind: EventKind, side: 0 | 1];

export const minutes = 90;
const mapMinutes = 30;

/** The result as the picks see it. */
export function playedOf({ toWin }: Sport, { periods }: MatchResult): Played {
  const first = periods[0] ?? [0, 0];
  if (toWin === 1) return { score: first, first };
  const won = (side: 0 | 1) => periods.filter((one) => one[side] > one[side === 0 ? 1 : 0]).length;
  return { first, score: [won(0), won(1)] };
}

export interface Play {
  readonly day: Day;
  /** By match, in order of time. */
  readonly events: readonly (readonly MatchEvent[])[];
}

/**
 * All matches of a round from its seeds. First come the scores of all matches, then the minutes of
 * all points, and last what only colours the show.
 */
export function playDay(sport: Sport, seeds: Seeds): Play {
  const source = sourceOf(seeds);
  const fixtures = fixturesOf(sport, seeds.nonce);
  const scores = fixtures.map((fixture) => drawPeriods(sport, fixture, source));
  const points = scores.map((periods) => drawPoints(sport, periods, source));
  const goals = points.map((events) =>
    events.flatMap(([minute, kind, side]) => (kind === 'goal' ? [[minute, side] as const] : [])),
  );
  return {
    day: {
      round: seeds.nonce,
      matches: scores.map((periods, at) => ({ periods, goals: goals[at] ?? [] })),
    },
    events: points.map((events, at) => [
      ...[...events, ...drawColour(sport, scores[at] ?? [], source)].sort(byMinute),
    ]),
  };
}

const byMinute = ([one]: MatchEvent, [other]: MatchEvent) => one - other;

function drawPeriods(sport: Sport, fixture: Fixture, source: Source): Pair[] {
  const [home, away] = scoresOf(sport, fixture);
  const one = (weights: readonly number[]) => scoreOf(source.below(whole32), weights);
  const period = (): Pair => {
    const [h, a] = [one(home), one(away)];
    if (sport.toWin === 1 || h !== a) return [h, a];
    return source.below(2) === 0 ? [h + 1, a] : [h, a + 1];
  };
  const periods: Pair[] = [];
  const won = (): number => Math.max(...playedOf(sport, { periods, goals: [] }).score);
  do periods.push(period());
  while (sport.toWin === 2 && won() < sport.toWin);
  return periods;
}

/** The minutes of the points: goals of a match, kills of each map. */
function drawPoints(sport: Sport, periods: readonly Pair[], source: Source): MatchEvent[] {
  const isOne = sport.toWin === 1;
  const events = periods.flatMap((period, at): MatchEvent[] => {
    const [from, length] = isOne ? [0, minutes] : [at * mapMinutes, mapMinutes - 2];
    const points = ([0, 1] as const).flatMap((side) =>
      Array.from({ length: period[side] }, (): MatchEvent => {
        const minute = from + 1 + source.below(length);
        return [minute, isOne ? 'goal' : 'kill', side];
      }),
    );
    const winner = period[0] > period[1] ? 0 : 1;
    return isOne ? points : [...points, [from + mapMinutes, 'map', winner]];
  });
  return events.sort(byMinute);
}

const colours = ['shot', 'shot', 'corner', 'card'] as const;

/** Shots, corners and cards; towers on the maps. They decide nothing. */
function drawColour(sport: Sport, periods: readonly Pair[], source: Source): MatchEvent[] {
  if (sport.toWin === 1)
    return Array.from({ length: 10 }, (): MatchEvent => {
      const kind = colours[source.below(colours.length)] ?? 'shot';
      return [1 + source.below(minutes - 1), kind, source.below(2) === 0 ? 0 : 1];
    });
  return periods.flatMap((_, at) =>
    Array.from({ length: 4 }, (): MatchEvent => {
      const minute = at * mapMinutes + 4 + source.below(mapMinutes - 6);
      return [minute, 'tower', source.below(2) === 0 ? 0 : 1];
    }),
  );
}
