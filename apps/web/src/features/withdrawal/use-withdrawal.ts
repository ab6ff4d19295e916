import { getWithdrawal, type WithdrawalDetail } from '@lantern/contracts';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { queryOf } from '../../lib/queries.ts';
import { isUnderWay } from './looks.ts';

const everyMs = 30_000;

/**
 * One withdrawal as it stands. The live socket makes it be asked for again at once; beside that it
 * is asked for now and then, so that a lost socket leaves nobody waiting.
 */
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
