import { Smartphone } from 'lucide-react';
import { lazy } from 'react';
import type { SideAction } from '../../lib/menu/manifest.ts';
import { useOverlay } from '../../lib/navigation/overlay.ts';
import { part } from '../../lib/parts/lazy-part.ts';

export const actions: readonly SideAction[] = [
  {
    order: 2,
    icon: Smartphone,
    label: (t) => t('page.download'),
    usePress: () => {
      const overlay = useOverlay();
      return () => overlay.open('app');
    },
    opens: (t) => t('app.open'),
    Panel: lazy(part(() => import('./app-panel.tsx'))),
  },
];
