import { makeLeague } from '../league/league.ts';
import { neonArena as sport } from './sport.ts';

export const neonArena = makeLeague(sport);
