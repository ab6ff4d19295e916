import type { MemberLine, QueryOf, searchMembers, ValueOf } from '@lantern/contracts';
import { nameKey } from '@lantern/rules';
import type { StaffCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import type { Brand } from '../brand/index.ts';
import { mobileOf } from '../verification/index.ts';
import { findMembers, type MemberLineRow } from './member-search.store.ts';

const idShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const describeLine = (row: MemberLineRow): MemberLine => ({
  id: row.id,
  username: row.username,
  nickname: row.nickname,
  type: row.type,
  status: row.status,
  currency: row.currency,
  balance: row.balance,
  createdAt: row.createdAt.toISOString(),
  lastSeenAt: row.lastSeenAt?.toISOString() ?? null,
});

/** Finds members of the brand by the start of a username, an id, a phone number or an e-mail. */
export async function findForStaff(
  context: Data,
  { brand }: StaffCaller,
  { search, status, pageNo, pageSize }: QueryOf<typeof searchMembers>,
): Promise<ValueOf<typeof searchMembers>> {
  const { rows, total } = await findMembers(context.db, {
    brandId: brand.id,
    status,
    ...readSearch(brand, search.trim()),
    offset: (pageNo - 1) * pageSize,
    limit: pageSize,
  });
  return { list: rows.map(describeLine), total, totalPages: Math.ceil(total / pageSize) };
}

function readSearch(brand: Brand, typed: string) {
  if (typed === '') return { name: undefined, id: undefined, handles: [] };
  const lower = typed.toLowerCase();
  const mobile = mobileOf(brand, typed, undefined);
  return {
    name: nameKey(typed),
    id: idShape.test(lower) ? lower : undefined,
    handles: [...(mobile ? [mobile] : []), ...(lower.includes('@') ? [lower] : [])],
  };
}
