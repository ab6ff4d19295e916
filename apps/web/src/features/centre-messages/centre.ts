import { Mail, Megaphone } from 'lucide-react';
import type { AgentPagesOf, CentrePagesOf } from '../../lib/navigation/centre-manifest.ts';

declare module '../../lib/navigation/overlay.ts' {
  interface CentrePages {
    messageV2: true;
  }
  interface AgentPages {
    agentAnnouncement: true;
  }
}

export const centre: CentrePagesOf<'messageV2'> = {
  messageV2: {
    title: (t) => t('centre.messageV2'),
    icon: Mail,
    group: 'account',
    order: 1,
    badge: ({ unreadMessages }) => ({ count: unreadMessages, label: 'badge.unread' }),
    load: () => import('./message-page.tsx'),
  },
};

export const agent: AgentPagesOf<'agentAnnouncement'> = {
  agentAnnouncement: {
    title: (t) => t('agent:page.agentAnnouncement'),
    icon: Megaphone,
    order: 1,
    rights: 'every',
    load: () => import('./agent-notices.tsx'),
  },
};
