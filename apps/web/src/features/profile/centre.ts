import { UserRound } from 'lucide-react';
import type { CentrePagesOf } from '../../lib/navigation/centre-manifest.ts';

declare module '../../lib/navigation/overlay.ts' {
  interface CentrePages {
    profile: true;
  }
}

export const centre: CentrePagesOf<'profile'> = {
  profile: {
    title: (t) => t('centre.profile'),
    icon: UserRound,
    group: 'account',
    order: 3,
    load: () => import('./profile-page.tsx'),
  },
};
