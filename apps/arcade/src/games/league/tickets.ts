import { type Fixture, fixturesOf } from './fixtures.ts';
import { type Offer, offersOf } from './odds.ts';
import type { Played, Sport } from './sport.ts';

/** A pick on the match with this place in its round. */
export interface Leg {
  readonly match: number;
  readonly fixture: Fixture;
  readonly offer: Offer;
}

const shape = /^([0-9])([a-z][a-z0-9]{0,2})$/;

/**
 * The legs of a ticket such as `0h` or `0h-2o2`. Undefined for one that is not offered: an unknown
 * pick, or two picks on one match, whose chances are not independent.
 */
export function legsOf(sport: Sport, round: number, ticket: string): Leg[] | undefined {
  const fixtures = fixturesOf(sport, round);
  const legs: Leg[] = [];
  for (const part of ticket.split('-')) {
    const [, place, code] = shape.exec(part) ?? [];
    const match = Number(place);
    const fixture = fixtures[match];
    const offer = fixture && offersOf(sport, fixture).find(({ pick }) => pick.code === code);
    if (!offer || match <= (legs.at(-1)?.match ?? -1)) return undefined;
    legs.push({ match, fixture, offer });
  }
  return legs;
}

/** The odds of all legs multiplied, rounded down to hundredths. */
export const oddsOfAll = (odds: readonly number[]): bigint =>
  odds.reduce((product, one) => product * BigInt(one), 100n) / 100n ** BigInt(odds.length);

/** What a ticket pays in ten-thousandths of the stake, when every leg wins. */
export const factorOf = (legs: readonly Leg[]): bigint =>
  100n * oddsOfAll(legs.map(({ offer }) => offer.odds));

/** The ticket of these picks; the matches in their order. */
export const ticketOf = (picks: readonly { match: number; code: string }[]): string =>
  [...picks]
    .sort((one, other) => one.match - other.match)
    .map(({ match, code }) => `${match}${code}`)
    .join('-');

export const wins = (legs: readonly Leg[], played: readonly Played[]): boolean =>
  legs.every(({ match, offer }) => {
    const result = played[match];
    return result !== undefined && offer.pick.wins(result);
  });
