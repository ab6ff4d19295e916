import { getWithdrawal, type WithdrawalDetail } from '@lantern/contracts';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { queryOf } from '../../lib/api/queries.ts';
import { isUnderWay } from './looks.ts';

const everyMs = 30_000;

/** One withdrawal, refetched on live events, and now and then in case the socket is lost. */
export const useWithdrawal = (reference: string) =>
  useQuery({
    ...queryOf(getWithdrawal, { reference }),
    staleTime: 0,
    refetchOnWindowFocus: true,
    refetchInterval: ({ state }) =>
      state.data && !isUnderWay(state.data.status) ? false : everyMs,
  });

/** Shows what a call has answered at once. */
export const showWithdrawal = (client: QueryClient, detail: WithdrawalDetail): void => {
  client.setQueryData(queryOf(getWithdrawal, { reference: detail.reference }).queryKey, detail);
};
