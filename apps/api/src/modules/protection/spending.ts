import type { Spent, spending as spendingCall, spendingSpans, ValueOf } from '@lantern/contracts';
import type { Data } from '../../contexts.ts';
import type { SessionCall } from '../../http/routes.ts';
import { findByTime, findTotals, type SpentRow } from './spending.store.ts';

const nothing = { deposited: '0', withdrawn: '0', staked: '0', lost: '0' };

/** What has left the member's own pocket, or (below zero) come into it. */
const netOf = ({ deposited, withdrawn }: Pick<SpentRow, 'deposited' | 'withdrawn'>) =>
  (BigInt(deposited) - BigInt(withdrawn)).toString();

function describe({ deposited, withdrawn, staked, lost }: Omit<SpentRow, 'span'>): Spent {
  return { deposited, withdrawn, staked, lost, net: netOf({ deposited, withdrawn }) };
}

/** What playing has cost a member, in sums and through time. */
export async function describeSpending(
  { db }: Data,
  { brand, session, query }: SessionCall<typeof spendingCall>,
): Promise<ValueOf<typeof spendingCall>> {
  const whose = { brandId: brand.id, memberId: session.memberId };
  const [totals, list] = await Promise.all([
    findTotals(db, whose),
    findByTime(db, whose, query.by),
  ]);
  const of = (span: (typeof spendingSpans)[number]) =>
    describe(totals.find((row) => row.span === span) ?? nothing);
  return {
    currency: brand.currency,
    totals: { day: of('day'), week: of('week'), month: of('month'), all: of('all') },
    list: list.map(({ from, deposited, withdrawn, lost }) => ({
      ...{ from, deposited, withdrawn, lost },
      net: netOf({ deposited, withdrawn }),
    })),
  };
}
