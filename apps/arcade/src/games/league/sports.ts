import { neonArena } from '../neon-arena/sport.ts';
import { riversLeague } from '../rivers-league/sport.ts';
import type { Sport } from './sport.ts';

/** The sport of a league. @throws RangeError for a game that is none */
export function sportOf(code: string): Sport {
  const sport = [riversLeague, neonArena].find((one) => one.code === code);
  if (!sport) throw new RangeError(`${code} is no league`);
  return sport;
}
