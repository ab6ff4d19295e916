import { Headset } from 'lucide-react';
import { lazy } from 'react';
import type { SideAction } from '../../lib/menu/manifest.ts';
import { part } from '../../lib/parts/lazy-part.ts';
import { useCustomerService } from '../../lib/site/customer-service.ts';

export const actions: readonly SideAction[] = [
  {
    order: 1,
    icon: Headset,
    label: (t) => t('service.title'),
    usePress: () => {
      const contact = useCustomerService();
      return () => void contact();
    },
    opens: (t) => t('service.ways'),
    Panel: lazy(part(() => import('./service-panel.tsx'))),
  },
];
