import { Crown } from 'lucide-react';
import type { SideCard } from '../../lib/menu/manifest.ts';

export const cards: readonly SideCard[] = [
  {
    order: 2,
    icon: Crown,
    look: 'bg-linear-to-r brand-band rtl:bg-linear-to-l',
    title: (t) => t('vip.title'),
    text: (t) => t('vip.text'),
    open: (overlay) => overlay.openCentre('playerRank'),
  },
];
