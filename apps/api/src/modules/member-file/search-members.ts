import type { MemberLine, searchMembers, ValueOf } from '@lantern/contracts';
import { nameKey } from '@lantern/rules';
import type { Data } from '../../contexts.ts';
import type { StaffCall } from '../../http/routes.ts';
import type { Brand } from '../brand/index.ts';
import { canonicalMobile } from '../verification/index.ts';
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
  createdAt: row.created_at.toISOString(),
  lastSeenAt: row.last_seen_at?.toISOString() ?? null,
});

/**
 * Finds members of the brand by what somebody at the telephone would say: a name, a number, an
 * address.
 */
export async function findForStaff(
  context: Data,
  { brand, query }: StaffCall<typeof searchMembers>,
): Promise<ValueOf<typeof searchMembers>> {
  const { pageNo, pageSize, status } = query;
  const { rows, total } = await findMembers(context.db, {
    brandId: brand.id,
    status,
    ...readSearch(brand, query.search.trim()),
    offset: (pageNo - 1) * pageSize,
    limit: pageSize,
  });
  return { list: rows.map(describeLine), total, totalPages: Math.ceil(total / pageSize) };
}

function readSearch({ settings }: Brand, typed: string) {
  if (typed === '') return { name: undefined, id: undefined, handles: [] };
  const lower = typed.toLowerCase();
  const mobile = canonicalMobile(settings.countryDialingCode, typed, settings.smsCountries);
  return {
    name: nameKey(typed),
    id: idShape.test(lower) ? lower : undefined,
    handles: [...(mobile ? [mobile] : []), ...(lower.includes('@') ? [lower] : [])],
  };
}
