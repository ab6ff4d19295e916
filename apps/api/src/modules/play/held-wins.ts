import {
  type BodyOf,
  type decideWin as decideCall,
  type HeldWin,
  type heldWins,
  type QueryOf,
  Refusal,
  type ValueOf,
} from '@lantern/contracts';
import type { StaffCaller } from '../../caller.ts';
import type { Data, Logged } from '../../contexts.ts';
import { retried } from '../../db/transaction.ts';
import { nameOf } from '../games/index.ts';
import { refusalOf } from '../staff/index.ts';
import { decideOnWin, findHeldWin, findHeldWins, type HeldWinRow } from './held-wins.store.ts';

/** The wins that are held from withdrawal, undecided ones first, or those released. */
export async function listHeldWins(
  { db }: Data,
  { brand, language }: StaffCaller,
  { show, pageNo, pageSize }: QueryOf<typeof heldWins>,
): Promise<ValueOf<typeof heldWins>> {
  const offset = (pageNo - 1) * pageSize;
  const { rows, total } = await findHeldWins(db, brand.id, show, offset, pageSize);
  return {
    list: rows.map((row) => describe(row, language)),
    total,
    totalPages: Math.ceil(total / pageSize),
  };
}

/**
 * Releases a held win, or keeps it held. The SQL function decides and writes the audit log.
 * @throws Refusal transaction_not_found, winning_decided, person_too_new
 */
export async function decideWin(
  { db, log }: Data & Logged,
  { brand, staff, requestId, language }: StaffCaller,
  { id, decision, amount, reason }: BodyOf<typeof decideCall>,
): Promise<HeldWin> {
  const values = [brand.id, id, staff.id, decision, amount, reason];
  const verdict = await retried(() => decideOnWin(db, values));
  if (verdict !== decision) throw refusalOf(verdict, staff, 'reason');
  log.info(
    { event: 'winning_decided', brand: brand.code, round: id, decision, requestId },
    'the staff decided on a held win',
  );
  const row = await findHeldWin(db, brand.id, id);
  if (!row) throw new Refusal('transaction_not_found');
  return describe(row, language);
}

const describe = (row: HeldWinRow, language: string): HeldWin => ({
  id: row.roundId,
  member: { id: row.memberId, username: row.username },
  vassalage: row.vendorCode,
  game: row.gameCode,
  gameName: nameOf({ names: row.gameNames ?? {}, code: row.gameCode }, language),
  round: row.vendorRoundId,
  amount: row.amount,
  currency: row.currency,
  heldAt: row.heldAt.toISOString(),
  status: row.releasedAt ? 'released' : row.keptAt ? 'kept' : 'held',
  decided: decisionOf(row),
});

function decisionOf({ releasedAt, keptAt, decider }: HeldWinRow): HeldWin['decided'] {
  const at = releasedAt ?? keptAt;
  return at && decider !== null ? { at: at.toISOString(), by: decider } : null;
}
