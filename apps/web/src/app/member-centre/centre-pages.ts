import {
  ArrowDownToLine,
  ArrowUpFromLine,
  ArrowUpToLine,
  Award,
  ChartNoAxesCombined,
  Crown,
  Gift,
  History,
  type LucideIcon,
  Mail,
  ReceiptText,
  ShieldCheck,
  Target,
  UserRound,
  Users,
  Wallet,
} from 'lucide-react';
import { lazy } from 'react';
import { part } from '../../lib/lazy-part.ts';
import type { CentrePage } from '../../lib/overlay.ts';
import type { LazyPage } from '../centre-frame/entries.ts';

/** Each page is a part of its own, fetched when it is first opened. */
export const centrePages: Record<CentrePage, { icon: LucideIcon; page: LazyPage }> = {
  securityCenter: {
    icon: ShieldCheck,
    page: lazy(part(() => import('../../features/security/security-centre.tsx'))),
  },
  transferFund: { icon: Wallet, page: lazy(part(() => import('../../features/centre-money/wallet-page.tsx'))) },
  depositv2: {
    icon: ArrowDownToLine,
    page: lazy(part(() => import('../../features/deposit/deposit-page.tsx'))),
  },
  withdraw: {
    icon: ArrowUpFromLine,
    page: lazy(part(() => import('../../features/centre-money/withdraw-page.tsx'))),
  },
  transferUpline: {
    icon: ArrowUpToLine,
    page: lazy(part(() => import('../../features/centre-money/upline-page.tsx'))),
  },
  personalHistoryCopy: {
    icon: History,
    page: lazy(part(() => import('../../features/betting-record/betting-record.tsx'))),
  },
  transactionHistory: {
    icon: ReceiptText,
    page: lazy(part(() => import('../../features/centre-records/account-record.tsx'))),
  },
  personalProfit: {
    icon: ChartNoAxesCombined,
    page: lazy(part(() => import('../../features/centre-records/profit-page.tsx'))),
  },
  bonusDetails: { icon: Award, page: lazy(part(() => import('../../features/centre-rewards/bonus-page.tsx'))) },
  rewardCenter: { icon: Gift, page: lazy(part(() => import('../../features/centre-rewards/reward-page.tsx'))) },
  referral: { icon: Users, page: lazy(part(() => import('../../features/centre-invite/referral-page.tsx'))) },
  missionLeaderboard: {
    icon: Target,
    page: lazy(part(() => import('../../features/centre-rewards/mission-page.tsx'))),
  },
  messageV2: { icon: Mail, page: lazy(part(() => import('../../features/centre-messages/message-page.tsx'))) },
  playerRank: { icon: Crown, page: lazy(part(() => import('../../features/centre-rewards/rank-page.tsx'))) },
  profile: { icon: UserRound, page: lazy(part(() => import('../../features/profile/profile-page.tsx'))) },
};

/** The menu: the keys in the order of the specification, cut into groups; the first page stands by itself. */
export const centreGroups = [
  { key: 'first', pages: ['securityCenter'] },
  { key: 'money', pages: ['transferFund', 'depositv2', 'withdraw', 'transferUpline'] },
  { key: 'records', pages: ['personalHistoryCopy', 'transactionHistory', 'personalProfit', 'bonusDetails'] },
  { key: 'rewards', pages: ['rewardCenter', 'referral', 'missionLeaderboard'] },
  { key: 'account', pages: ['messageV2', 'playerRank', 'profile'] },
] as const satisfies readonly { key: string; pages: readonly CentrePage[] }[];
