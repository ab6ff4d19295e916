import { type DepositStatus, getDeposit } from '@lantern/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryOf } from '../../lib/api/queries.ts';
import { refreshBalance } from '../../lib/money/balance.ts';

const firstWaitMs = 2000;
const longestWaitMs = 30_000;

/** Nothing more happens by itself after these, or the live socket will tell of it. */
const settled: readonly DepositStatus[] = ['paid', 'failed', 'expired'];

/**
 * How long to wait before asking again, after so many answers; false when there is nothing left to
 * ask.
 */
export function nextPoll(status: DepositStatus | undefined, answers: number): number | false {
  if (status !== undefined && settled.includes(status)) return false;
  return Math.min(longestWaitMs, firstWaitMs * 1.5 ** Math.max(0, answers - 1));
}

/**
 * One deposit as it stands. The live socket makes it be asked for again at once; beside that it is
 * asked for at growing intervals, so that a lost socket does not leave the member waiting.
 */
export function useDeposit(reference: string) {
  const client = useQueryClient();
  const query = useQuery({
    ...queryOf(getDeposit, { reference }),
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) =>
      nextPoll(state.data?.status, state.dataUpdateCount + state.errorUpdateCount),
  });
  const paid = query.data?.status === 'paid';
  useEffect(() => {
    if (paid) void refreshBalance(client);
  }, [paid, client]);
  return query;
}
