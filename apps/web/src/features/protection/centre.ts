import { HeartHandshake } from 'lucide-react';
import type { CentrePagesOf } from '../../lib/navigation/centre-manifest.ts';

declare module '../../lib/navigation/overlay.ts' {
  interface CentrePages {
    protection: true;
  }
}

export const centre: CentrePagesOf<'protection'> = {
  protection: {
    title: (t) => t('centre.protection'),
    icon: HeartHandshake,
    group: 'account',
    order: 4,
    load: () => import('./protection-page.tsx'),
  },
};
