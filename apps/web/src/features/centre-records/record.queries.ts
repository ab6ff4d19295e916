import { accountRecord, profitReport, type ValueOf } from '@lantern/contracts';
import type { MovementType } from '@lantern/rules';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryOf } from '../../lib/api/queries.ts';
import type { Period } from '../../lib/time/period-choice.tsx';

/** What the list of movements can be narrowed to. */
export type Narrowing = 'all' | Exclude<MovementType, 'game'>;
export const narrowings: readonly Narrowing[] = [
  'all',
  'deposit',
  'withdrawal',
  'transfer',
  'wallet',
  'agreement',
  'correction',
];

export type Account = ValueOf<typeof accountRecord>;

export interface Shown {
  period: Period;
  type: Narrowing;
  pageNo: number;
  /** What the first page said, so that the others go on from there. */
  upTo?: string | undefined;
}

export const useAccount = ({ period, type, pageNo, upTo }: Shown) =>
  useQuery({
    ...queryOf(accountRecord, {
      ...period,
      type,
      pageNo: String(pageNo),
      ...(upTo !== undefined && { upTo }),
    }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

export const useProfit = (period: Period) =>
  useQuery({ ...queryOf(profitReport, period), staleTime: 0, placeholderData: keepPreviousData });
