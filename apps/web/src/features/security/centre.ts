import { ShieldCheck } from 'lucide-react';
import type { CentrePagesOf } from '../../lib/navigation/centre-manifest.ts';

declare module '../../lib/navigation/overlay.ts' {
  interface CentrePages {
    securityCenter: true;
  }
}

export const centre: CentrePagesOf<'securityCenter'> = {
  securityCenter: {
    title: (t) => t('centre.securityCenter'),
    icon: ShieldCheck,
    group: 'first',
    order: 1,
    load: () => import('./security-centre.tsx'),
  },
};
