import {
  type BodyOf,
  type memberData,
  type proposeErasure as proposeCall,
  type QueryOf,
  Refusal,
  type ValueOf,
} from '@lantern/contracts';
import type { StaffCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { refusalFor } from '../../db/verdict.ts';
import { findData, insertErasure } from './erasure.store.ts';

/**
 * Whether a member's data can be erased, and what prevents it.
 * @throws Refusal member_not_found
 */
export async function describeData(
  { db }: Data,
  { brand }: StaffCaller,
  { id }: QueryOf<typeof memberData>,
): Promise<ValueOf<typeof memberData>> {
  const row = await findData(db, brand.id, id);
  if (!row) throw new Refusal('member_not_found');
  return {
    erasedAt: row.erasedAt?.toISOString() ?? null,
    obstacles: row.obstacles,
    keptUntil: row.keptUntil?.toISOString() ?? null,
    proposed: row.proposed,
  };
}

/** @throws Refusal member_not_found, member_erased, erasure_blocked, proposal_open */
export async function proposeErasure(
  { db, random }: Data,
  { brand, staff }: StaffCaller,
  { id: memberId, reason }: BodyOf<typeof proposeCall>,
): Promise<ValueOf<typeof proposeCall>> {
  const wish = { brandId: brand.id, staffId: staff.id, memberId, reason };
  const verdict = await insertErasure(db, { ...wish, key: random.id() });
  if (verdict !== 'proposed') throw refusalFor(verdict);
  return {};
}
