import {
  endedFreeRoundDays,
  type freeRounds,
  type QueryOf,
  type ValueOf,
} from '@lantern/contracts';
import type { SessionCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { catalogueOf, describeAll } from '../games/index.ts';
import { findGrants } from './free-rounds.store.ts';

/** The member's free rounds, each with the games that the brand offers now. */
export async function describeFreeRounds(
  context: Data,
  caller: SessionCaller,
  query: QueryOf<typeof freeRounds>,
): Promise<ValueOf<typeof freeRounds>> {
  const rows = await findGrants(context.db, caller.session.memberId, endedFreeRoundDays);
  const among = new Map(rows.flatMap(({ games }) => games.map((nodeId) => [nodeId, true])));
  const offered = (await catalogueOf(context, caller.brand)).find({ among });
  const games = await describeAll(context, caller, offered, query);
  return {
    list: rows.map(({ used, expiresAt, games: nodeIds, ...row }) => ({
      ...row,
      left: row.rounds - used,
      expiresAt: expiresAt.toISOString(),
      games: games.filter(({ nodeId }) => nodeIds.includes(nodeId)),
    })),
  };
}
