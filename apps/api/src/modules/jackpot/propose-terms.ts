import type { BodyOf, proposeJackpot, ValueOf } from '@lantern/contracts';
import type { StaffCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { refusalFor } from '../../db/verdict.ts';
import { insertJackpotProposal } from './jackpot.store.ts';

/**
 * Proposes other terms of the jackpot. A second person approves.
 * @throws Refusal game_not_found, proposal_open
 */
export async function proposeTerms(
  { db, random }: Data,
  { brand, staff }: StaffCaller,
  { reason, ...terms }: BodyOf<typeof proposeJackpot>,
): Promise<ValueOf<typeof proposeJackpot>> {
  const by = { brandId: brand.id, staffId: staff.id, key: random.id() };
  const verdict = await insertJackpotProposal(db, { ...by, terms, reason });
  if (verdict !== 'proposed') throw refusalFor(verdict);
  return {};
}
