import type { Sport, Team } from './sport.ts';

export interface Fixture {
  readonly home: Team;
  readonly away: Team;
}

/** The match days of a season: each team meets every other one at home and away. */
export const daysOf = ({ teams }: Sport): number => 2 * (teams.length - 1);

/** The season and the match day of a round, both from 1. */
export function placeOf(sport: Sport, round: number): { season: number; day: number } {
  const days = daysOf(sport);
  return { season: Math.floor((round - 1) / days) + 1, day: ((round - 1) % days) + 1 };
}

/** The first round of a round's season. */
export const seasonStart = (sport: Sport, round: number): number =>
  (placeOf(sport, round).season - 1) * daysOf(sport) + 1;

/**
 * The matches of a round. The last team stays, the others move around it, one place a day. They
 * meet again after an odd number of days, so in the second half of the season the sides change.
 */
export function fixturesOf(sport: Sport, round: number): Fixture[] {
  const { teams } = sport;
  const turning = teams.length - 1;
  const day = placeOf(sport, round).day - 1;
  const at = (place: number) => teams[place] as Team;
  return Array.from({ length: teams.length / 2 }, (_, pair) => {
    const one = at(pair === 0 ? turning : (day + pair) % turning);
    const other = at((day - pair + turning) % turning);
    const isOneHome = (day + pair) % 2 === 0;
    return isOneHome ? { home: one, away: other } : { home: other, away: one };
  });
}
