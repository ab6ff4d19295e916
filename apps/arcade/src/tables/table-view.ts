import type { Context } from '../context.ts';
import { findTable, tableOf } from '../games/index.ts';
import type { Crowd, CrowdGroup, OtherBet, TableBetView, TableView } from '../wire/tables.ts';
import type { TableSettings } from './advance.ts';
import { type Placed, placedBets } from './bet.store.ts';
import { ensureChain } from './chain.store.ts';
import { liveOf } from './live.ts';
import type { PlacedBet } from './place-bet.ts';
import { databaseTime, findLast, lastResults } from './table.store.ts';
import type { TableRound } from './table-round.ts';

/** A season of a league, whose results are long, and the roads of a table. */
const shownResults = { live: 20, usual: 120 };
const shownBets = 12;

/** `Minh` as `M***h`. */
export function masked(nickname: string): string {
  const letters = [...nickname];
  return letters.length === 0
    ? '***'
    : `${letters[0]}***${letters.length > 1 ? letters.at(-1) : ''}`;
}

type Group = CrowdGroup & { who: Set<string> };

/** Where a bet was cashed out so far, for the others. */
function cashOutOf({ autoAt, cashOut }: Placed, reached: bigint | undefined) {
  if (reached === undefined) return {};
  const at = cashOut ?? autoAt;
  return at !== null && BigInt(at) <= reached ? { cashOut: at } : {};
}

/** In a flight the last cash-outs first; else the newest bet first. */
const byCashOut = (one: OtherBet, other: OtherBet): number =>
  Number(other.cashOut ?? 0) - Number(one.cashOut ?? 0);

/**
 * The bets by currency; those with play money are apart. `reached` is the multiplier of a flight.
 */
export function groupsOf(placed: readonly Placed[], reached?: bigint): CrowdGroup[] {
  const groups = new Map<string, Group>();
  for (const one of placed) {
    const { currency, trial, nickname, playerId, choice, total } = one;
    const key = `${currency}${trial}`;
    const empty: Group = {
      currency,
      trial,
      players: 0,
      sums: {},
      bets: [],
      who: new Set<string>(),
    };
    const group = groups.get(key) ?? empty;
    groups.set(key, group);
    group.players = group.who.add(playerId).size;
    for (const [spot, amount] of Object.entries(choice))
      group.sums[spot] = String(BigInt(group.sums[spot] ?? 0) + BigInt(amount));
    const cashedOut = cashOutOf(one, reached);
    group.bets.push({ name: masked(nickname), stakes: choice, total, ...cashedOut });
  }
  return [...groups.values()].map(({ who: _, bets, ...group }) => ({
    ...group,
    bets: (reached === undefined ? bets : bets.sort(byCashOut)).slice(0, shownBets),
  }));
}

/** The multiplier that a flight has reached; undefined before it and in other rounds. */
function reachedBy(round: TableRound): bigint | undefined {
  const flight = findTable(round.game)?.flight;
  if (!flight || round.flownMs === null) return undefined;
  return round.outcome === null ? flight.timesAt(round.flownMs) : flight.reached(round.outcome);
}

export async function crowdOf(
  { database }: Context,
  round: TableRound | undefined,
  watching: number,
): Promise<Crowd> {
  const placed = round ? await placedBets(database, round.id) : [];
  return { watching, groups: round ? groupsOf(placed, reachedBy(round)) : [] };
}

/** The end of a flight under way is secret. */
const untilOf = ({ state, flyingAt, untilAt }: TableRound): number =>
  (state === 'flying' && flyingAt ? flyingAt : untilAt).getTime();

/** Everything that a page needs when it opens a table or returns to it. */
export async function viewTable(
  context: Context,
  game: string,
  settings: TableSettings,
  watching: number,
): Promise<TableView> {
  const { database } = context;
  const { firstHash, randomness } = await ensureChain(database, game, settings.chainLength);
  const round = await findLast(database, game);
  return {
    ...{ type: 'table', game, now: await databaseTime(database), chain: { firstHash, randomness } },
    round: round
      ? {
          ...{ roundId: round.id, number: round.number, state: round.state },
          ...{ seedHash: round.seedHash, until: untilOf(round) },
          ...{ seed: round.seed, outcome: round.outcome },
        }
      : null,
    live: await liveOf(context, settings, round),
    results: await lastResults(database, game, shownResults[tableOf(game).live ? 'live' : 'usual']),
    crowd: await crowdOf(context, round, watching),
  };
}

const digits = (value: bigint | null) => (value === null ? null : String(value));

export const betView = ({ bet, balance }: PlacedBet): TableBetView => ({
  ...{ betId: bet.id, roundId: bet.tableRoundId, state: bet.state, stakes: bet.choice },
  ...{ total: String(bet.total), payout: bet.payout === null ? null : String(bet.payout) },
  ...{ autoAt: digits(bet.autoAt), cashOut: digits(bet.cashOut) },
  ...{ refusal: bet.refusal, balance },
});
