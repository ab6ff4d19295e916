import type { endpoints } from '@lantern/contracts';
import type { QueryClient } from '@tanstack/react-query';

/** A call by its name alone, which is not a part of the page as the call itself is. */
export type CallName = keyof typeof endpoints;

/**
 * Repeats the named calls after the site has reported a change. A pending answer may be older than
 * the change, so it is not reused.
 */
export const askAgain = (client: QueryClient, names: readonly CallName[]): Promise<unknown> =>
  Promise.all(
    names.map(async (name) => {
      await client.cancelQueries({ queryKey: [name] });
      await client.invalidateQueries({ queryKey: [name] });
    }),
  );
