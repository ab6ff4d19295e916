import {
  type BodyOf,
  type decidePersonMatch as decideCall,
  type PersonMatch,
  type personMatches,
  type QueryOf,
  Refusal,
  type ValueOf,
} from '@lantern/contracts';
import type { StaffCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { inTransaction } from '../../db/transaction.ts';
import { endSessionsOf } from '../session/index.ts';
import { refusalOf } from '../staff/index.ts';
import { decideOnMatch, findMatch, findMatches, type MatchRow } from './same-person.store.ts';

/** Accounts that match excluded or disabled ones. */
export async function listMatches(
  { db }: Data,
  { brand }: StaffCaller,
  { show, pageNo, pageSize }: QueryOf<typeof personMatches>,
): Promise<ValueOf<typeof personMatches>> {
  const offset = (pageNo - 1) * pageSize;
  const { rows, total } = await findMatches(db, brand.id, show, offset, pageSize);
  return { list: rows.map(describeMatch), total, totalPages: Math.ceil(total / pageSize) };
}

/**
 * Decides whether two accounts are one person's. The SQL function excludes or frees the account and
 * writes the audit log.
 * @throws Refusal member_not_found, match_decided, person_too_new
 */
export async function decideMatch(
  { db, clock }: Data,
  { brand, staff }: StaffCaller,
  { id, decision, reason }: BodyOf<typeof decideCall>,
): Promise<PersonMatch> {
  return inTransaction(db.pool, async (client) => {
    const verdict = await decideOnMatch(client, [brand.id, id, staff.id, decision, reason]);
    if (verdict !== decision && verdict !== 'excluded') throw refusalOf(verdict, staff, 'reason');
    const row = await findMatch(client, brand.id, id);
    if (!row) throw new Refusal('member_not_found');
    if (verdict === 'excluded' && row.memberId !== null) {
      const whose = { brandId: brand.id, memberId: row.memberId };
      const now = clock.now();
      await endSessionsOf(client, { ...whose, reason: 'revoked', now, code: 'member_excluded' });
    }
    return describeMatch(row);
  });
}

export const describeMatch = (row: MatchRow): PersonMatch => ({
  id: row.id,
  member: row.memberId === null ? null : { id: row.memberId, username: row.username ?? '' },
  known: { id: row.knownId, username: row.known },
  knownState: row.knownState,
  signals: row.signals,
  tries: row.tries,
  foundAt: row.foundAt.toISOString(),
  status: row.decision ?? 'open',
  decided:
    row.decidedAt && row.decider !== null
      ? { at: row.decidedAt.toISOString(), by: row.decider }
      : null,
});
