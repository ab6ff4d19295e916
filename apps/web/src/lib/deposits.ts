import type { QueryClient } from '@tanstack/react-query';
import { askAgain } from './ask-again.ts';

/** Asks for everything about deposits again that a page shows, after one of them has changed. */
export const refreshDeposits = (client: QueryClient): Promise<unknown> =>
  askAgain(client, ['getDeposit', 'recentDeposits']);
