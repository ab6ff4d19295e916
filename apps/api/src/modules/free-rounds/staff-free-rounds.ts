import {
  type BodyOf,
  type FreeRoundLine,
  type freeRoundGrants,
  type grantFreeRounds,
  type QueryOf,
  Refusal,
  type ValueOf,
  type withdrawFreeRounds,
} from '@lantern/contracts';
import { nameKey } from '@lantern/rules';
import type { Keyed, StaffCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { refusalFor } from '../../db/verdict.ts';
import { catalogueOf, nameOf } from '../games/index.ts';
import {
  findGrantPage,
  findGrantVendors,
  findMemberId,
  offerRounds,
  type StaffGrantRow,
  withdrawGrant,
} from './free-rounds.store.ts';

function describeLine(row: StaffGrantRow, names: ReadonlyMap<string, string>): FreeRoundLine {
  const { memberId, username, createdAt, expiresAt, games, ...rest } = row;
  return {
    ...rest,
    member: { id: memberId, username },
    games: games.map((nodeId) => ({ nodeId, name: names.get(nodeId) ?? nodeId })),
    expiresAt: expiresAt.toISOString(),
    grantedAt: createdAt.toISOString(),
  };
}

/** What the brand has granted, and the slots that a grant can name. */
export async function listGrants(
  context: Data,
  { brand, language }: StaffCaller,
  { state, username, pageNo, pageSize }: QueryOf<typeof freeRoundGrants>,
): Promise<ValueOf<typeof freeRoundGrants>> {
  const filter = { state: state ?? null, usernameKey: username ? nameKey(username) : null };
  const part = { limit: pageSize, offset: (pageNo - 1) * pageSize };
  const [{ rows, total }, catalogue, vendors] = await Promise.all([
    findGrantPage(context.db, brand.id, filter, part),
    catalogueOf(context, brand),
    findGrantVendors(context.db),
  ]);
  const slots = catalogue
    .find({ classify: 'slot' })
    .filter(({ vendorCode }) => vendors.includes(vendorCode))
    .map((game) => ({ nodeId: game.nodeId, name: nameOf(game, language) }));
  const names = new Map(slots.map(({ nodeId, name }) => [nodeId, name]));
  return {
    list: rows.map((row) => describeLine(row, names)),
    ...{ total, totalPages: Math.ceil(total / pageSize), slots },
  };
}

/**
 * Grants free rounds, or proposes them to a second person.
 * @throws Refusal member_not_found, purse_not_found (a trial account or an assistant),
 *   account_disabled, member_excluded, game_not_found, amount_out_of_range, idempotency_key_reused
 */
export async function grantRounds(
  { db }: Data,
  { brand, staff }: StaffCaller,
  input: BodyOf<typeof grantFreeRounds> & Keyed,
): Promise<ValueOf<typeof grantFreeRounds>> {
  const { username, reason, idempotencyKey: key, games, value, rounds, days } = input;
  const memberId = await findMemberId(db, brand.id, nameKey(username));
  if (memberId === undefined) throw new Refusal('member_not_found');
  const terms = { games: [...new Set(games)].toSorted(), value, rounds, days };
  const by = { brandId: brand.id, staffId: staff.id };
  const verdict = await offerRounds(db, { ...by, memberId, terms, reason, key });
  if (verdict !== 'granted' && verdict !== 'proposed') throw refusalFor(verdict);
  return { result: verdict };
}

/** @throws Refusal free_rounds_not_found, free_rounds_over */
export async function withdrawRounds(
  { db }: Data,
  { brand, staff }: StaffCaller,
  input: BodyOf<typeof withdrawFreeRounds>,
): Promise<ValueOf<typeof withdrawFreeRounds>> {
  const verdict = await withdrawGrant(db, { brandId: brand.id, staffId: staff.id, ...input });
  if (verdict !== 'done') throw refusalFor(verdict);
  return {};
}
