import { Wallet } from 'lucide-react';
import type { LiveRefreshes } from '../../lib/live/refresh.ts';
import type { MiddleTab } from '../../lib/menu/manifest.ts';
import { depositCalls } from '../../lib/money/deposits.ts';

export const live: LiveRefreshes<'deposit'> = { deposit: { asks: depositCalls } };

export const middleTabs: readonly MiddleTab[] = [
  {
    order: 1,
    for: 'payers',
    icon: Wallet,
    label: (t) => t('tabs.deposit'),
    open: (overlay) => overlay.openCentre('depositv2'),
  },
];
