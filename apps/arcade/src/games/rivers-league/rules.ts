import { makeLeague } from '../league/league.ts';
import { riversLeague as sport } from './sport.ts';

export const riversLeague = makeLeague(sport);
