import {
  type BodyOf,
  type officeDraws,
  type officeExposure,
  type proposeLotteryVoid,
  type QueryOf,
  Refusal,
  type ValueOf,
} from '@lantern/contracts';
import type { StaffCaller } from '../../caller.ts';
import { refusalFor } from '../../db/verdict.ts';
import { inLanguage } from '../content/index.ts';
import { isOffice } from './calendar.store.ts';
import type { LotteryOfficeContext } from './context.ts';
import {
  drawExists,
  insertVoidProposal,
  listDraws,
  listExposure,
  mostSpots,
} from './draw-office.store.ts';

/** Draws with what the brand has sold and paid. */
export async function listOfficeDraws(
  { db }: LotteryOfficeContext,
  { brand, language }: StaffCaller,
  { show, gameCode, ...paging }: QueryOf<typeof officeDraws>,
): Promise<ValueOf<typeof officeDraws>> {
  const wish = { brandId: brand.id, show, gameCode: gameCode || null };
  const [office, { list, total }] = await Promise.all([
    isOffice(db, brand.id),
    listDraws(db, wish, paging),
  ]);
  return {
    list: list.map(({ names, closesAt, drawsAt, endedAt, ...draw }) => ({
      ...draw,
      gameName: inLanguage(names, language) ?? draw.gameCode,
      closesAt: closesAt.toISOString(),
      drawsAt: drawsAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
    })),
    total,
    totalPages: Math.ceil(total / paging.pageSize),
    currency: brand.currency,
    office,
  };
}

/** @throws Refusal draw_not_found */
export async function showOfficeExposure(
  { db }: LotteryOfficeContext,
  { brand }: StaffCaller,
  { drawId }: QueryOf<typeof officeExposure>,
): Promise<ValueOf<typeof officeExposure>> {
  if (!(await drawExists(db, drawId))) throw new Refusal('draw_not_found');
  const rows = await listExposure(db, drawId, brand.id);
  return {
    currency: brand.currency,
    limit: brand.settings.lottery.exposureLimit,
    plays: [...Map.groupBy(rows.slice(0, mostSpots), ({ play }) => play)].map(([play, spots]) => ({
      play,
      spots: spots.map(({ spot, owed }) => ({ spot, owed })),
    })),
    cut: rows.length > mostSpots,
  };
}

/**
 * Proposes to void a draw of all brands. A second person approves.
 * @throws Refusal not_lottery_office, draw_not_found, draw_decided, proposal_open
 */
export async function proposeVoid(
  { db, random }: LotteryOfficeContext,
  { brand, staff }: StaffCaller,
  body: BodyOf<typeof proposeLotteryVoid>,
): Promise<ValueOf<typeof proposeLotteryVoid>> {
  const by = { brandId: brand.id, staffId: staff.id, key: random.id() };
  const verdict = await insertVoidProposal(db, { ...by, ...body });
  if (verdict !== 'proposed') throw refusalFor(verdict);
  return {};
}
