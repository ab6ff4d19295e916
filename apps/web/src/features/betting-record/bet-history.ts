import { type BetRecord, betHistory, type ValueOf } from '@lantern/contracts';
import type { StatusTone } from '@lantern/ui';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { queryOf } from '../../lib/api/queries.ts';
import type { Period } from '../../lib/time/period-choice.tsx';

/** What the list can be narrowed to by the state of a round. */
export type RoundState = 'all' | BetRecord['status'];
export const roundStates: readonly RoundState[] = [
  'all',
  'open',
  'won',
  'even',
  'lost',
  'refunded',
];

export type History = ValueOf<typeof betHistory>;
export type BetTotals = History['totals'];

/** What the page and its file are about. */
export interface Chosen {
  period: Period;
  status: RoundState;
  /** Undefined for every vendor. */
  vassalage?: string | undefined;
}

export interface Shown extends Chosen {
  pageNo: number;
  /** What the first page said, so that the others go on from there. */
  upTo?: string | undefined;
}

export const chosenQuery = ({ period, status, vassalage }: Chosen) => ({
  ...period,
  status,
  ...(vassalage !== undefined && { vassalage }),
});

/**
 * One page of the rounds of a period, the newest first. The page before stays in sight while the
 * next one comes.
 */
export const useBetHistory = ({ pageNo, upTo, ...chosen }: Shown) =>
  useQuery({
    ...queryOf(betHistory, {
      ...chosenQuery(chosen),
      pageNo: String(pageNo),
      ...(upTo !== undefined && { upTo }),
    }),
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
