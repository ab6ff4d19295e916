import { UserPlus } from 'lucide-react';
import type { SideCard } from '../../lib/menu/manifest.ts';

export const cards: readonly SideCard[] = [
  {
    order: 1,
    icon: UserPlus,
    look: 'bg-linear-to-r from-accent to-[#FFBE8A] text-on-accent rtl:bg-linear-to-l',
    title: (t) => t('invite.title'),
    text: (t) => t('invite.text'),
    open: (overlay) => overlay.openCentre('referral'),
  },
];
