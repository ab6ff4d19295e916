import { ChartNoAxesCombined, ReceiptText } from 'lucide-react';
import type { CentrePagesOf } from '../../lib/navigation/centre-manifest.ts';

declare module '../../lib/navigation/overlay.ts' {
  interface CentrePages {
    transactionHistory: true;
    personalProfit: true;
  }
}

export const centre: CentrePagesOf<'transactionHistory' | 'personalProfit'> = {
  transactionHistory: {
    title: (t) => t('centre.transactionHistory'),
    icon: ReceiptText,
    group: 'records',
    order: 2,
    load: () => import('./account-record.tsx'),
  },
  personalProfit: {
    title: (t) => t('centre.personalProfit'),
    icon: ChartNoAxesCombined,
    group: 'records',
    order: 3,
    load: () => import('./profit-page.tsx'),
  },
};
