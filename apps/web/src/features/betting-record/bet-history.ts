import { type BetRecord, betHistory, type ValueOf } from '@lantern/contracts';
import type { StatusTone } from '@lantern/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryOf } from '../../lib/queries.ts';

export const ranges = ['1', '7', '30'] as const;
export type Range = (typeof ranges)[number];

export type BetTotals = ValueOf<typeof betHistory>['totals'];

/** One page of the rounds of a period, the newest first. The page before stays in sight while the next one comes. */
export const useBetHistory = (range: Range, pageNo: number) =>
  useQuery({
    ...queryOf(betHistory, { range, pageNo: String(pageNo) }),
    // A round may have ended a moment ago in the game that lies below.
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

export const toneOf: Record<BetRecord['status'], StatusTone> = {
  open: 'info',
  won: 'success',
  even: 'neutral',
  lost: 'danger',
  refunded: 'neutral',
};
