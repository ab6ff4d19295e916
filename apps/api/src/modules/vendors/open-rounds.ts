import {
  type BodyOf,
  type decideOpenRound as decideCall,
  type OpenRound,
  type OpenRoundEvent,
  type openRounds,
  type openRoundTrace,
  type QueryOf,
  Refusal,
  type ValueOf,
} from '@lantern/contracts';
import type { StaffCaller } from '../../caller.ts';
import { retried } from '../../db/transaction.ts';
import { nameOf } from '../games/index.ts';
import { refusalOf } from '../staff/index.ts';
import type { VendorsContext } from './context.ts';
import { endHere } from './end-here.ts';
import {
  decide,
  type EventRow,
  findListed,
  type ListedRow,
  listRounds,
  traceOf,
} from './open-round.store.ts';

/** The brand's rounds that vendors have left open, or those that have ended since. */
export async function listOpenRounds(
  context: VendorsContext,
  { brand, language }: StaffCaller,
  { show, vassalage, pageNo, pageSize }: QueryOf<typeof openRounds>,
): Promise<ValueOf<typeof openRounds>> {
  const { rows, total } = await listRounds(context.db, brand.id, {
    ...{ show, vendor: vassalage, offset: (pageNo - 1) * pageSize, limit: pageSize },
  });
  return {
    list: rows.map((row) => describe(context, row, language)),
    ...{ total, totalPages: Math.ceil(total / pageSize) },
  };
}

/** @throws Refusal round_not_found */
export async function showTrace(
  context: VendorsContext,
  { brand, language }: StaffCaller,
  { id }: QueryOf<typeof openRoundTrace>,
): Promise<ValueOf<typeof openRoundTrace>> {
  const row = await findListed(context.db, brand.id, id);
  if (!row) throw new Refusal('round_not_found');
  const events = await traceOf(context.db, id);
  return { round: describe(context, row, language), events: events.map(describeEvent) };
}

/**
 * Ends a round that its vendor does not explain. The decision is recorded and audited first, so
 * that the job completes what a stopped process has begun.
 * @throws Refusal round_not_found, round_closed, person_too_new
 */
export async function decideOnRound(
  context: VendorsContext,
  { brand, staff, language }: StaffCaller,
  { id, decision, reason }: BodyOf<typeof decideCall>,
): Promise<OpenRound> {
  const { db, clock } = context;
  const row = await findListed(db, brand.id, id);
  if (!row) throw new Refusal('round_not_found');
  if (!context.vendors.has(row.vendorCode)) throw new Refusal('round_not_found');
  const values = [brand.id, id, staff.id, decision, reason, clock.now()];
  const verdict = await retried(() => decide(db, values));
  if (verdict !== 'ok') throw refusalOf(verdict, staff, 'reason');
  await endHere(context, row, decision);
  const after = await findListed(db, brand.id, id);
  if (!after) throw new Refusal('round_not_found');
  return describe(context, after, language);
}

const describe = (context: VendorsContext, row: ListedRow, language: string): OpenRound => ({
  id: row.roundId,
  member: { id: row.memberId, username: row.username },
  vassalage: row.vendorCode,
  vendorName: row.vendorName,
  game: row.gameCode,
  gameName: nameOf({ names: row.gameNames ?? {}, code: row.gameCode }, language),
  round: row.vendorRoundId,
  stake: row.stake,
  win: row.win,
  currency: row.currency,
  startedAt: row.startedAt.toISOString(),
  trial: row.trial,
  heard: row.heard,
  heardAt: row.heardAt?.toISOString() ?? null,
  asks: row.asks,
  decided: row.decided,
  outcome: row.outcome,
  closedAt: row.closedAt?.toISOString() ?? null,
  decidable: !row.closedAt && !row.decided && context.vendors.has(row.vendorCode),
});

const describeEvent = ({ at, what, detail }: EventRow): OpenRoundEvent => ({
  at: at.toISOString(),
  what,
  code: detail.code ?? null,
  transactions: detail.transactions ?? null,
  decision: detail.decision ?? null,
  by: detail.by ?? null,
  reason: detail.reason ?? null,
});
