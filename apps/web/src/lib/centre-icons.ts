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
import type { CentrePage } from './overlay.ts';

/** One icon for each page of the member centre, wherever it is named. */
export const centreIcons: Record<CentrePage, LucideIcon> = {
  securityCenter: ShieldCheck,
  transferFund: Wallet,
  depositv2: ArrowDownToLine,
  withdraw: ArrowUpFromLine,
  transferUpline: ArrowUpToLine,
  personalHistoryCopy: History,
  transactionHistory: ReceiptText,
  personalProfit: ChartNoAxesCombined,
  bonusDetails: Award,
  rewardCenter: Gift,
  referral: Users,
  missionLeaderboard: Target,
  messageV2: Mail,
  playerRank: Crown,
  profile: UserRound,
};
