import type { QueryClient } from '@tanstack/react-query';
import { askAgain } from './ask-again.ts';

/** Asks for everything about withdrawals again that a page shows, after one of them has changed. */
export const refreshWithdrawals = (client: QueryClient): Promise<unknown> =>
  askAgain(client, ['getWithdrawal', 'withdrawals', 'withdrawalTerms']);
