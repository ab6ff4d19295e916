import type {
  BodyOf,
  brandGames,
  decideGameChange,
  GameChange,
  gameChanges,
  QueryOf,
  saveBrandGame,
  ValueOf,
} from '@lantern/contracts';
import type { StaffCaller } from '../../caller.ts';
import { retried } from '../../db/transaction.ts';
import { nameOf } from '../games/index.ts';
import { refusalOf } from '../staff/index.ts';
import {
  arrangeGame,
  type BrandGameRow,
  type ChangeRow,
  decideChange,
  type Facts,
  findBrandGames,
  findChanges,
} from './catalogue.store.ts';
import type { VendorsContext } from './context.ts';

/** Differences between what vendors publish and the games here. */
export async function listChanges(
  { db }: VendorsContext,
  { brand, language }: StaffCaller,
  { show, pageNo, pageSize }: QueryOf<typeof gameChanges>,
): Promise<ValueOf<typeof gameChanges>> {
  const { rows, total } = await findChanges(db, brand.id, {
    ...{ show, offset: (pageNo - 1) * pageSize, limit: pageSize },
  });
  return {
    list: rows.map((row) => describeChange(row, language)),
    ...{ total, totalPages: Math.ceil(total / pageSize) },
  };
}

/** @throws Refusal game_not_found, rule_changed */
export async function decideOnChange(
  { db, clock }: VendorsContext,
  { brand, staff }: StaffCaller,
  { id, decision, reason }: BodyOf<typeof decideGameChange>,
): Promise<Record<string, never>> {
  const values = [brand.id, id, staff.id, decision, reason, clock.now()];
  const verdict = await retried(() => decideChange(db, values));
  if (verdict !== 'ok') throw refusalOf(verdict, staff, 'reason');
  return {};
}

/** The games that the brand offers or could offer. */
export async function listBrandGames(
  { db }: VendorsContext,
  { brand, language }: StaffCaller,
  { search, pageNo, pageSize }: QueryOf<typeof brandGames>,
): Promise<ValueOf<typeof brandGames>> {
  const offset = (pageNo - 1) * pageSize;
  const { rows, total } = await findBrandGames(db, brand.id, { search, offset, limit: pageSize });
  return {
    list: rows.map((row) => describeGame(row, language)),
    ...{ total, totalPages: Math.ceil(total / pageSize) },
  };
}

/**
 * Saves what the brand does with a game. Lists follow within half a minute, launches at once.
 * @throws Refusal game_not_found
 */
export async function arrange(
  { db }: VendorsContext,
  { brand, staff }: StaffCaller,
  { nodeId, reason, markedNew, ...wish }: BodyOf<typeof saveBrandGame>,
): Promise<Record<string, never>> {
  const wanted = JSON.stringify({ ...wish, marked_new: markedNew });
  const verdict = await retried(() =>
    arrangeGame(db, [brand.id, nodeId, staff.id, wanted, reason]),
  );
  if (verdict !== 'ok') throw refusalOf(verdict, staff, 'reason');
  return {};
}

function describeChange(row: ChangeRow, language: string): GameChange {
  const names = row.after?.names ?? row.before?.names ?? {};
  return {
    id: row.id,
    vassalage: row.vendorCode,
    vendorName: row.vendorName,
    game: row.code,
    gameName: nameOf({ names, code: row.code }, language),
    kind: row.kind,
    facts: row.kind === 'removed' ? [] : differing(row.before ?? {}, row.after ?? {}),
    foundAt: row.foundAt.toISOString(),
    decision: row.decision,
    decided: row.decidedAt && { at: row.decidedAt.toISOString(), by: row.decider ?? '–' },
  };
}

/** The facts that the vendor states and that differ, one text each: `en: Moon, vi: Trăng`. */
const differing = (before: Facts, after: Facts): GameChange['facts'] =>
  Object.entries(after).flatMap(([fact, value]) => {
    const [old, now] = [written(before[fact], value), written(value)];
    return old === now ? [] : [{ fact, before: old, after: now }];
  });

/** @param as only its keys are written of an object */
function written(value: unknown, as: unknown = value): string | null {
  if (value === null || value === undefined) return null;
  if (typeof value !== 'object') return String(value);
  const keys = Object.keys(typeof as === 'object' && as !== null ? as : value).toSorted();
  const part = value as Record<string, unknown>;
  return keys.map((key) => `${key}: ${String(part[key] ?? '–')}`).join(', ');
}

const describeGame = (row: BrandGameRow, language: string) => ({
  nodeId: row.nodeId,
  vassalage: row.vendorCode,
  vendorName: row.vendorName,
  game: row.code,
  gameName: nameOf(row, language),
  category: row.category,
  rtp: row.rtp,
  popularity: row.popularity ?? 0,
  offered: row.position !== null,
  position: row.position ?? 0,
  hot: row.hot ?? false,
  maintenance: row.maintenance ?? false,
  hidden: row.hidden ?? false,
  markedNew: row.markedNew,
});
