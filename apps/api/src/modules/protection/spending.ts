import type {
  QueryOf,
  Spent,
  spending as spendingCall,
  spendingSpans,
  ValueOf,
} from '@lantern/contracts';
import type { SessionCaller } from '../../caller.ts';
import type { Data } from '../../contexts.ts';
import { findByTime, findTotals, type SpentRow } from './spending.store.ts';

const nothing = { deposited: '0', withdrawn: '0', staked: '0', lost: '0' };

/** Below zero when the member has withdrawn more than deposited. */
const netOf = ({ deposited, withdrawn }: Pick<SpentRow, 'deposited' | 'withdrawn'>) =>
  (BigInt(deposited) - BigInt(withdrawn)).toString();

function describe({ deposited, withdrawn, staked, lost }: Omit<SpentRow, 'span'>): Spent {
  return { deposited, withdrawn, staked, lost, net: netOf({ deposited, withdrawn }) };
}

/** What playing has cost a member, in total and over time. */
export async function describeSpending(
  { db }: Data,
  { brand, session }: SessionCaller,
  { by }: QueryOf<typeof spendingCall>,
): Promise<ValueOf<typeof spendingCall>> {
  const whose = { brandId: brand.id, memberId: session.memberId };
  const [totals, list] = await Promise.all([findTotals(db, whose), findByTime(db, whose, by)]);
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
