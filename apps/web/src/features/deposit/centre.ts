import { ArrowDownToLine } from 'lucide-react';
import type { CentrePagesOf } from '../../lib/navigation/centre-manifest.ts';

declare module '../../lib/navigation/overlay.ts' {
  interface CentrePages {
    depositv2: true;
  }
}

export const centre: CentrePagesOf<'depositv2'> = {
  depositv2: {
    title: (t) => t('centre.depositv2'),
    icon: ArrowDownToLine,
    group: 'money',
    order: 2,
    load: () => import('./deposit-page.tsx'),
  },
};
