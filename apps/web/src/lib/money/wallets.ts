import type { QueryClient } from '@tanstack/react-query';
import { askAgain, type CallName } from '../api/ask-again.ts';

export const walletCalls: readonly CallName[] = ['consolidatedFunds', 'merchantWallet'];

/**
 * Asks again for where the money is, after some of it has moved between the main wallet and a
 * vendor.
 */
export const refreshWallets = (client: QueryClient): Promise<unknown> =>
  askAgain(client, walletCalls);

export const lineCalls: readonly CallName[] = ['lineTransfers'];

/** Asks again for what was sent along the line, and what may still be. */
export const refreshLine = (client: QueryClient): Promise<unknown> => askAgain(client, lineCalls);
