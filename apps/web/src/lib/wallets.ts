import type { QueryClient } from '@tanstack/react-query';
import { askAgain } from './ask-again.ts';

/**
 * Asks again for where the money is, after some of it has moved between the main wallet and a
 * vendor.
 */
export const refreshWallets = (client: QueryClient): Promise<unknown> =>
  askAgain(client, ['consolidatedFunds', 'merchantWallet']);

/** Asks again for what was sent along the line, and what may still be. */
export const refreshLine = (client: QueryClient): Promise<unknown> =>
  askAgain(client, ['lineTransfers']);
