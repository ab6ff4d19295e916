import type { Context } from '../context.ts';
import type { Crowd, CrowdGroup, TableBetView, TableView } from '../wire/tables.ts';
import { type Placed, placedBets } from './bet.store.ts';
import { ensureChain } from './chain.store.ts';
import type { PlacedBet } from './place-bet.ts';
import { databaseTime, findLast, lastResults } from './table.store.ts';

const shownResults = 120;
const shownBets = 12;

/** `Minh` as `M***h`. */
export function masked(nickname: string): string {
  const letters = [...nickname];
  return letters.length === 0
    ? '***'
    : `${letters[0]}***${letters.length > 1 ? letters.at(-1) : ''}`;
}

type Group = CrowdGroup & { who: Set<string> };

/** The bets by currency; those with play money are apart. */
export function groupsOf(placed: readonly Placed[]): CrowdGroup[] {
  const groups = new Map<string, Group>();
  for (const { currency, trial, nickname, playerId, choice, total } of placed) {
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
    if (group.bets.length < shownBets)
      group.bets.push({ name: masked(nickname), stakes: choice, total });
  }
  return [...groups.values()].map(({ who: _, ...group }) => group);
}

export async function crowdOf(
  { database }: Context,
  roundId: string | undefined,
  watching: number,
): Promise<Crowd> {
  return { watching, groups: roundId ? groupsOf(await placedBets(database, roundId)) : [] };
}

/** Everything that a page needs when it opens a table or returns to it. */
export async function viewTable(
  context: Context,
  game: string,
  chainLength: number,
  watching: number,
): Promise<TableView> {
  const { database } = context;
  const { firstHash, randomness } = await ensureChain(database, game, chainLength);
  const round = await findLast(database, game);
  return {
    ...{ type: 'table', game, now: await databaseTime(database), chain: { firstHash, randomness } },
    round: round
      ? {
          ...{ roundId: round.id, number: round.number, state: round.state },
          ...{ seedHash: round.seedHash, until: round.untilAt.getTime() },
          ...{ seed: round.seed, outcome: round.outcome },
        }
      : null,
    results: await lastResults(database, game, shownResults),
    crowd: await crowdOf(context, round?.id, watching),
  };
}

export const betView = ({ bet, balance }: PlacedBet): TableBetView => ({
  ...{ betId: bet.id, roundId: bet.tableRoundId, state: bet.state, stakes: bet.choice },
  ...{ total: String(bet.total), payout: bet.payout === null ? null : String(bet.payout) },
  ...{ refusal: bet.refusal, balance },
});
