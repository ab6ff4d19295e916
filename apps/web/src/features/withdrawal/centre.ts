import { ArrowUpFromLine } from 'lucide-react';
import type { CentrePagesOf } from '../../lib/navigation/centre-manifest.ts';

declare module '../../lib/navigation/overlay.ts' {
  interface CentrePages {
    withdraw: true;
  }
}

export const centre: CentrePagesOf<'withdraw'> = {
  withdraw: {
    title: (t) => t('centre.withdraw'),
    icon: ArrowUpFromLine,
    group: 'money',
    order: 3,
    load: () => import('./withdraw-page.tsx'),
  },
};
