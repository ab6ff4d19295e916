import type { QueryClient } from '@tanstack/react-query';
import { askAgain, type CallName } from '../api/ask-again.ts';

export const withdrawalCalls: readonly CallName[] = [
  'getWithdrawal',
  'withdrawals',
  'withdrawalTerms',
];

/** Asks for everything about withdrawals again that a page shows, after one of them has changed. */
export const refreshWithdrawals = (client: QueryClient): Promise<unknown> =>
  askAgain(client, withdrawalCalls);
