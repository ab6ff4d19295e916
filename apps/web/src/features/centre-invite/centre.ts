import { Link2, Users } from 'lucide-react';
import type { AgentPagesOf, CentrePagesOf } from '../../lib/navigation/centre-manifest.ts';

declare module '../../lib/navigation/overlay.ts' {
  interface CentrePages {
    referral: true;
  }
  interface AgentPages {
    agentAccount: true;
  }
}

export const centre: CentrePagesOf<'referral'> = {
  referral: {
    title: (t) => t('centre.referral'),
    icon: Users,
    group: 'rewards',
    order: 2,
    load: () => import('./referral-page.tsx'),
  },
};

export const agent: AgentPagesOf<'agentAccount'> = {
  agentAccount: {
    title: (t) => t('agent:page.agentAccount'),
    icon: Link2,
    order: 3,
    rights: ['links', 'accounts'],
    load: () => import('./agent-account.tsx'),
  },
};
