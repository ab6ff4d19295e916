import { ArrowDownToLine, type LucideIcon, ReceiptText } from 'lucide-react';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { part } from '../../lib/lazy-part.ts';
import type { CentrePage } from '../../lib/overlay.ts';

interface PageEntry {
  key: CentrePage;
  /** Under `centre` in the texts. */
  title: 'deposit' | 'bettingRecord';
  group: 'money' | 'records';
  icon: LucideIcon;
  page: LazyExoticComponent<ComponentType>;
}

/** The pages of the member centre, in the order of its menu. */
export const centrePages: readonly PageEntry[] = [
  {
    key: 'depositv2',
    title: 'deposit',
    group: 'money',
    icon: ArrowDownToLine,
    page: lazy(part(() => import('../../features/deposit/deposit-page.tsx'))),
  },
  {
    key: 'personalHistoryCopy',
    title: 'bettingRecord',
    group: 'records',
    icon: ReceiptText,
    page: lazy(part(() => import('../../features/betting-record/betting-record.tsx'))),
  },
];

export const centreGroups = ['money', 'records'] as const;
