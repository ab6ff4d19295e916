import type { Seeds } from '../../fair/words.ts';
import type { Text, TextKey } from '../../texts/words.ts';
import { limitsOf } from '../money.ts';
import { plainProof, type TableGame } from '../table-game.ts';
import { fixturesOf } from './fixtures.ts';
import { type Day, minutes, playDay, playedOf } from './play.ts';
import type { Pick, Sport } from './sport.ts';
import { factorOf, legsOf, wins } from './tickets.ts';

const longest = 200;

/** The results as `HER 2-1 FOX 12h,40a,77h`; without the minutes when that would be too long. */
function notationOf(sport: Sport, { round, matches }: Day): string {
  const fixtures = fixturesOf(sport, round);
  const line = (withDetails: boolean) =>
    matches
      .map((match, at) => {
        const [h, a] = playedOf(sport, match).score;
        const score = `${fixtures[at]?.home.code} ${h}-${a} ${fixtures[at]?.away.code}`;
        const details =
          sport.toWin === 1
            ? match.goals.map(([minute, side]) => `${minute}${side === 0 ? 'h' : 'a'}`).join()
            : match.periods.map((one) => one.join(':')).join();
        return withDetails && details ? `${score} ${details}` : score;
      })
      .join('; ');
  const full = line(true);
  return full.length <= longest ? full : line(false);
}

const labels = {
  home: 'leagueHome',
  draw: 'leagueDraw',
  away: 'leagueAway',
  over: 'leagueOver',
  under: 'leagueUnder',
  yes: 'leagueYes',
  no: 'leagueNo',
  other: 'leagueOther',
} as const satisfies Partial<Record<Pick['label'], TextKey>>;

/** A pick as its button shows it. */
export function pickText({ label, value = '' }: Pick, text: Text): string {
  if (label === 'score') return value;
  return `${text(labels[label])} ${value}`.trim();
}

const marketKey = (market: string) => `league-${market}` as TextKey;

/** A pick with its market, for a slip or a record. */
export const marketText = ({ market }: Pick, text: Text): string => text(marketKey(market));

export const oddsShown = (odds: number | bigint): string => (Number(odds) / 100).toFixed(2);

/** A league as a game whose rounds all players share. Its sport is data. */
export function makeLeague(sport: Sport): TableGame<Day> {
  const draw = (seeds: Seeds): Day => playDay(sport, seeds).day;
  const notation = (day: Day) => notationOf(sport, day);
  const { code, algorithm, names, category, rtp, playMs } = sport;
  return {
    ...{ code, algorithm, names, category, rtp, classify: 'sports', limitsOf },
    ...{ spots: [], opposite: [], single: true, proof: plainProof(draw, notation), draw, notation },
    factor: (ticket, day) => {
      const legs = legsOf(sport, day.round, ticket);
      const played = day.matches.map((match) => playedOf(sport, match));
      return legs && wins(legs, played) ? factorOf(legs) : 0n;
    },
    tickets: {
      highest: (round, ticket) => {
        const legs = legsOf(sport, round, ticket);
        return legs && factorOf(legs);
      },
      label: (round, ticket, text) =>
        (legsOf(sport, round, ticket) ?? [])
          .map(({ fixture: { home, away }, offer: { pick, odds } }) => {
            const said = `${marketText(pick, text)}: ${pickText(pick, text)}`;
            return `${home.name} – ${away.name}, ${said} ×${oddsShown(odds)}`;
          })
          .join(' + '),
      covers: (ticket) => {
        const [match, pick] = [ticket.slice(0, 1), ticket.slice(1)];
        const market = sport.opposite.findIndex((codes) => codes.includes(pick));
        return market < 0 ? undefined : { market: `${match}${market}`, on: pick };
      },
    },
    live: {
      ms: playMs,
      show: (seeds, part) => {
        const now = Math.floor(part * minutes);
        const { events } = playDay(sport, seeds);
        return events.map((match) => match.filter(([minute]) => minute <= now));
      },
    },
  };
}
