import { type DepositStatus, getDeposit } from '@lantern/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { queryOf } from '../../lib/api/queries.ts';
import { refreshBalance } from '../../lib/money/balance.ts';

const firstWaitMs = 2000;
const longestWaitMs = 30_000;

/** Final states, or states whose changes arrive over the live socket. */
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
 * One deposit in its current state. The live socket refreshes it at once; polling at growing
 * intervals covers a lost socket.
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
