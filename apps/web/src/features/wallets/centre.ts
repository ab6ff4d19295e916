import { hasMembersBelow } from '@lantern/rules';
import { ArrowUpToLine, Wallet } from 'lucide-react';
import type { CentrePagesOf } from '../../lib/navigation/centre-manifest.ts';

declare module '../../lib/navigation/overlay.ts' {
  interface CentrePages {
    transferFund: true;
    transferUpline: true;
  }
}

export const centre: CentrePagesOf<'transferFund' | 'transferUpline'> = {
  transferFund: {
    title: (t) => t('centre.transferFund'),
    icon: Wallet,
    group: 'money',
    order: 1,
    load: () => import('./fund-page.tsx'),
  },
  transferUpline: {
    title: (t, session) =>
      t(hasMembersBelow(session?.isAgent) ? 'centre.sendMoney' : 'centre.transferUpline'),
    icon: ArrowUpToLine,
    group: 'money',
    order: 4,
    open: ({ toUpline }) => toUpline,
    load: () => import('./upline-page.tsx'),
  },
};
