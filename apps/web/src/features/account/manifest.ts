import { User } from 'lucide-react';
import type { MenuLink } from '../../lib/menu/manifest.ts';
import { paths } from '../../lib/navigation/paths.ts';

export const tabs: readonly MenuLink[] = [
  { order: 4, icon: User, to: paths.me, label: (t) => t('tabs.me') },
];
