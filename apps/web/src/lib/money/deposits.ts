import type { QueryClient } from '@tanstack/react-query';
import { askAgain, type CallName } from '../api/ask-again.ts';

export const depositCalls: readonly CallName[] = ['getDeposit', 'recentDeposits'];

/** Asks for everything about deposits again that a page shows, after one of them has changed. */
export const refreshDeposits = (client: QueryClient): Promise<unknown> =>
  askAgain(client, depositCalls);
