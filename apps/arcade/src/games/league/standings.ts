import { fixturesOf } from './fixtures.ts';
import { type Day, playedOf } from './play.ts';
import type { Sport, Team } from './sport.ts';

export interface Standing {
  readonly team: Team;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  /** Goals or maps for less those against. */
  difference: number;
  points: number;
}

/** The league table after these days: a win is three points, a draw one. */
export function standingsOf(sport: Sport, days: readonly Day[]): Standing[] {
  const rows = new Map(
    sport.teams.map((team) => [
      team.code,
      { team, played: 0, won: 0, drawn: 0, lost: 0, difference: 0, points: 0 },
    ]),
  );
  const add = ({ code }: Team, by: number) => {
    const row = rows.get(code);
    if (!row) return;
    row.played += 1;
    row.difference += by;
    row.points += by > 0 ? 3 : by === 0 ? 1 : 0;
    if (by > 0) row.won += 1;
    else if (by === 0) row.drawn += 1;
    else row.lost += 1;
  };
  for (const { round, matches } of days)
    for (const [at, { home, away }] of fixturesOf(sport, round).entries()) {
      const match = matches[at];
      if (!match) continue;
      const [h, a] = playedOf(sport, match).score;
      add(home, h - a);
      add(away, a - h);
    }
  return [...rows.values()].sort(
    (one, other) => other.points - one.points || other.difference - one.difference,
  );
}
