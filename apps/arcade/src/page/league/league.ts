import type { Money } from '@lantern/outside/money';
import type { StakeLimits } from '../../games/game.ts';
import { type Fixture, fixturesOf } from '../../games/league/fixtures.ts';
import type { Offer } from '../../games/league/odds.ts';
import { type Day, type MatchEvent, playedOf } from '../../games/league/play.ts';
import type { Pair, Sport } from '../../games/league/sport.ts';
import { ticketOf } from '../../games/league/tickets.ts';
import { winOf } from '../../games/money.ts';
import { type AnyTable, highestOf } from '../../games/table-game.ts';
import type { Text } from '../../texts/texts.ts';
import type {
  CrowdGroup,
  LiveView,
  PastRoundView,
  TableRoundView,
  TableView,
} from '../../wire/tables.ts';
import type { Notice } from '../frame/notice.ts';
import type { Sound } from '../frame/sound.ts';
import type { StakeField } from '../frame/stake-field.ts';
import type { Show } from './show.ts';

/** A pick that the player has chosen. */
export interface Chosen {
  match: number;
  offer: Offer;
}

/** A bet of this player in the present round. */
export interface MyBet {
  ticket: string;
  stake: bigint;
}

/** The state and the parts of a league's page. */
export interface League {
  readonly game: AnyTable;
  readonly sport: Sport;
  readonly session: string;
  readonly currency: string;
  readonly trial: boolean;
  readonly text: Text;
  readonly money: Money;
  readonly limits: StakeLimits;
  readonly show: Show;
  readonly sound: Sound;
  readonly notice: Notice;
  readonly count: (result: bigint) => void;
  stakeField: StakeField | undefined;
  balance: bigint;
  round: TableRoundView | undefined;
  chain: TableView['chain'] | undefined;
  results: readonly PastRoundView[];
  group: CrowdGroup | undefined;
  live: LiveView | undefined;
  /** This page's clock minus the server's, in milliseconds. */
  aheadMs: number;
  /** The match that is shown. */
  watched: number;
  picks: Chosen[];
  mode: 'singles' | 'multi';
  bets: MyBet[];
  /** The round whose result was shown here. */
  shown: string | undefined;
  /** The round whose result was counted. */
  counted: string | undefined;
  busy: boolean;
  redraw(): void;
  refresh(): Promise<void>;
  end(sentence: string): void;
}

export const isBetting = ({ round }: League): boolean => round?.state === 'betting';

export const fixturesNow = ({ sport, round }: League): Fixture[] =>
  round ? fixturesOf(sport, round.number) : [];

/** The result of the round, once it is decided. */
export const dayOf = ({ round }: League): Day | undefined =>
  round?.outcome ? (round.outcome as Day) : undefined;

export const eventsOf = ({ live }: League): readonly (readonly MatchEvent[])[] =>
  (live?.shown ?? []) as readonly (readonly MatchEvent[])[];

/** The score of a match now, and that of its present map. */
export function scoreOf(league: League, match: number): { score: Pair; map: Pair | undefined } {
  const { sport } = league;
  const result = dayOf(league)?.matches[match];
  if (result) return { score: playedOf(sport, result).score, map: undefined };
  const events = eventsOf(league)[match] ?? [];
  const countOf = (kind: string, from: number): Pair => {
    const sides = events.slice(from).filter((event) => event[1] === kind);
    const home = sides.filter((event) => event[2] === 0).length;
    return [home, sides.length - home];
  };
  if (sport.toWin === 1) return { score: countOf('goal', 0), map: undefined };
  const lastMap = events.findLastIndex((event) => event[1] === 'map') + 1;
  const score = countOf('map', 0);
  const isOver = Math.max(...score) === sport.toWin;
  return { score, map: isOver ? undefined : countOf('kill', lastMap) };
}

/** The tickets of the slip. */
export function ticketsOf({ picks, mode }: League): string[] {
  const legs = picks.map(({ match, offer }) => ({ match, code: offer.pick.code }));
  return mode === 'multi' ? [ticketOf(legs)] : legs.map((leg) => ticketOf([leg]));
}

/** What a ticket can win at this stake. */
export const mostOf = ({ game, round }: League, ticket: string, stake: bigint): bigint =>
  winOf(stake, highestOf(game, round?.number ?? 1, ticket) ?? 0n);
