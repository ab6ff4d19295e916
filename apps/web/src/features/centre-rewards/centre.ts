import { Award, Crown, Gift, Target } from 'lucide-react';
import type { CentrePagesOf } from '../../lib/navigation/centre-manifest.ts';

declare module '../../lib/navigation/overlay.ts' {
  interface CentrePages {
    bonusDetails: true;
    rewardCenter: true;
    missionLeaderboard: true;
    playerRank: true;
  }
}

export const centre: CentrePagesOf<
  'bonusDetails' | 'rewardCenter' | 'missionLeaderboard' | 'playerRank'
> = {
  bonusDetails: {
    title: (t) => t('centre.bonusDetails'),
    icon: Award,
    group: 'records',
    order: 4,
    load: () => import('./bonus-page.tsx'),
  },
  rewardCenter: {
    title: (t) => t('centre.rewardCenter'),
    icon: Gift,
    group: 'rewards',
    order: 1,
    load: () => import('./reward-page.tsx'),
  },
  missionLeaderboard: {
    title: (t) => t('centre.missionLeaderboard'),
    icon: Target,
    group: 'rewards',
    order: 3,
    badge: ({ openMissions }) => ({ count: openMissions, label: 'badge.open' }),
    load: () => import('./mission-page.tsx'),
  },
  playerRank: {
    title: (t) => t('centre.playerRank'),
    icon: Crown,
    group: 'account',
    order: 2,
    load: () => import('./rank-page.tsx'),
  },
};
