import { History } from 'lucide-react';
import type { CentrePagesOf } from '../../lib/navigation/centre-manifest.ts';

declare module '../../lib/navigation/overlay.ts' {
  interface CentrePages {
    personalHistoryCopy: true;
  }
}

export const centre: CentrePagesOf<'personalHistoryCopy'> = {
  personalHistoryCopy: {
    title: (t) => t('centre.personalHistoryCopy'),
    icon: History,
    group: 'records',
    order: 1,
    load: () => import('./betting-record.tsx'),
  },
};
