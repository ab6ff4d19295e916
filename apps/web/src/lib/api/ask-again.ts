import type { endpoints } from '@lantern/contracts';
import type { QueryClient } from '@tanstack/react-query';

/** A call by its name alone, which is not a part of the page as the call itself is. */
export type CallName = keyof typeof endpoints;

/**
 * Asks again for what the named calls have answered, after the site has told of a change. An answer
 * that is on its way may have been given before the change: it is not waited for.
 */
export const askAgain = (client: QueryClient, names: readonly CallName[]): Promise<unknown> =>
  Promise.all(
    names.map(async (name) => {
      await client.cancelQueries({ queryKey: [name] });
      await client.invalidateQueries({ queryKey: [name] });
    }),
  );
