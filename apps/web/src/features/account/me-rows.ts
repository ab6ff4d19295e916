import {
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
import type { CentrePage } from '../../lib/overlay.ts';

export interface MeRow {
  page: CentrePage;
  icon: LucideIcon;
}

/** What a member looks for most, two rows of four. */
export const shortcuts: readonly MeRow[] = [
  { page: 'transferFund', icon: Wallet },
  { page: 'personalHistoryCopy', icon: History },
  { page: 'transactionHistory', icon: ReceiptText },
  { page: 'rewardCenter', icon: Gift },
  { page: 'missionLeaderboard', icon: Target },
  { page: 'playerRank', icon: Crown },
  { page: 'referral', icon: Users },
  { page: 'messageV2', icon: Mail },
];

/** The other pages of the member centre, in groups. */
export const rowGroups: readonly { title: 'account' | 'records'; rows: readonly MeRow[] }[] = [
  {
    title: 'account',
    rows: [
      { page: 'securityCenter', icon: ShieldCheck },
      { page: 'profile', icon: UserRound },
    ],
  },
  {
    title: 'records',
    rows: [
      { page: 'personalProfit', icon: ChartNoAxesCombined },
      { page: 'bonusDetails', icon: Award },
    ],
  },
];

/** Only for those who may send money to who has invited them. */
export const toUpline: MeRow = { page: 'transferUpline', icon: ArrowUpToLine };
