import type { Endpoint } from '@lantern/contracts';
import type { QueryClient } from '@tanstack/react-query';

/** Asks calls of the lottery again, whatever their queries. */
export const askLottery = (client: QueryClient, calls: readonly Endpoint[]): Promise<unknown> =>
  Promise.all(calls.map(({ name }) => client.invalidateQueries({ queryKey: [name] })));
