import { askAgain } from '../../lib/api/ask-again.ts';
import type { LiveRefreshes } from '../../lib/live/refresh.ts';
import type { HeaderPart } from '../../lib/menu/manifest.ts';
import { applyUnread } from '../../lib/money/balance.ts';
import { MessagesTool } from './messages-tool.tsx';

export const tools: readonly HeaderPart[] = [{ order: 2, for: 'members', Part: MessagesTool }];

export const live: LiveRefreshes<'inbox'> = {
  inbox: {
    asks: ['walletBalance', 'inboxMessages'],
    on: ({ unreadCount }, { client }) => {
      applyUnread(client, unreadCount);
      void askAgain(client, ['inboxMessages']);
    },
  },
};
