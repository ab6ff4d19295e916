import type { Database } from '@lantern/outside';
import type { Context } from '../context.ts';
import { gameOf, tableOf } from '../games/index.ts';
import { Refusal } from '../refusal.ts';
import { findTableFacts } from '../tables/table.store.ts';
import type { RoundFacts } from '../wire/replies.ts';
import { findDecidedRound } from './round.store.ts';

/** The public facts of a round whose outcome was shown. @throws Refusal not_found */
export async function readFacts({ database }: Context, id: string): Promise<RoundFacts> {
  const round = await findDecidedRound(database, id);
  if (!round) return readTableFacts(database, id);
  const { choice, outcome, ...facts } = round;
  const { proof, notation } = gameOf(round.game);
  return {
    ...facts,
    parameters: proof.parametersOf(choice, outcome),
    outcome: notation(outcome),
  };
}

async function readTableFacts(database: Database, id: string): Promise<RoundFacts> {
  const round = await findTableFacts(database, id);
  if (!round) throw new Refusal('not_found');
  const { outcome, ...facts } = round;
  return { ...facts, parameters: {}, outcome: tableOf(round.game).notation(outcome) };
}
