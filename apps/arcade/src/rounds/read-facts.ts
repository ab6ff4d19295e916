import type { Database } from '@lantern/outside';
import type { Context } from '../context.ts';
import { gameOf, playableOf, tableOf } from '../games/index.ts';
import { Refusal } from '../refusal.ts';
import { findDealFacts } from '../rooms/deal.store.ts';
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
  if (!round) return readDealFacts(database, id);
  const { outcome, ...facts } = round;
  return { ...facts, parameters: {}, outcome: tableOf(round.game).notation(outcome) };
}

async function readDealFacts(database: Database, id: string): Promise<RoundFacts> {
  const deal = await findDealFacts(database, id);
  if (!deal) throw new Refusal('not_found');
  const { players, ...facts } = deal;
  const seeds = { serverSeed: deal.serverSeed, clientSeed: deal.clientSeed, nonce: deal.nonce };
  const parameters = { players };
  const outcome = playableOf(deal.game).proof.calculate(seeds, parameters);
  return { ...facts, parameters, outcome };
}
