import { ArrowDownToLine, type LucideIcon, ReceiptText, ShieldCheck, UserRound } from 'lucide-react';
import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { part } from '../../lib/lazy-part.ts';
import type { CentrePage } from '../../lib/overlay.ts';

interface PageEntry {
  key: CentrePage;
  /** Under `centre` in the texts. */
  title: 'security' | 'profile' | 'deposit' | 'bettingRecord';
  group: 'account' | 'money' | 'records';
  icon: LucideIcon;
  page: LazyExoticComponent<ComponentType>;
}

/** The pages of the member centre, in the order of its menu. */
export const centrePages: readonly PageEntry[] = [
  {
    key: 'securityCenter',
    title: 'security',
    group: 'account',
    icon: ShieldCheck,
    page: lazy(part(() => import('../../features/security/security-centre.tsx'))),
  },
  {
    key: 'profile',
    title: 'profile',
    group: 'account',
    icon: UserRound,
    page: lazy(part(() => import('../../features/profile/profile-page.tsx'))),
  },
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

export const centreGroups = ['account', 'money', 'records'] as const;
