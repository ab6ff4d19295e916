import { lazy } from 'react';
import { part } from '../../lib/lazy-part.ts';
import type { CentrePage } from '../../lib/overlay.ts';
import type { LazyPage } from '../centre-frame/entries.ts';

/** Each page is a part of its own, fetched when it is first opened. */
export const centrePages: Record<CentrePage, LazyPage> = {
  securityCenter: lazy(part(() => import('../../features/security/security-centre.tsx'))),
  transferFund: lazy(part(() => import('../../features/wallets/fund-page.tsx'))),
  depositv2: lazy(part(() => import('../../features/deposit/deposit-page.tsx'))),
  withdraw: lazy(part(() => import('../../features/withdrawal/withdraw-page.tsx'))),
  transferUpline: lazy(part(() => import('../../features/wallets/upline-page.tsx'))),
  personalHistoryCopy: lazy(part(() => import('../../features/betting-record/betting-record.tsx'))),
  transactionHistory: lazy(part(() => import('../../features/centre-records/account-record.tsx'))),
  personalProfit: lazy(part(() => import('../../features/centre-records/profit-page.tsx'))),
  bonusDetails: lazy(part(() => import('../../features/centre-rewards/bonus-page.tsx'))),
  rewardCenter: lazy(part(() => import('../../features/centre-rewards/reward-page.tsx'))),
  referral: lazy(part(() => import('../../features/centre-invite/referral-page.tsx'))),
  missionLeaderboard: lazy(part(() => import('../../features/centre-rewards/mission-page.tsx'))),
  messageV2: lazy(part(() => import('../../features/centre-messages/message-page.tsx'))),
  playerRank: lazy(part(() => import('../../features/centre-rewards/rank-page.tsx'))),
  profile: lazy(part(() => import('../../features/profile/profile-page.tsx'))),
  protection: lazy(part(() => import('../../features/protection/protection-page.tsx'))),
};

/**
 * The menu: the keys in the order of the specification, cut into groups; the first page stands by
 * itself.
 */
export const centreGroups = [
  { key: 'first', pages: ['securityCenter'] },
  { key: 'money', pages: ['transferFund', 'depositv2', 'withdraw', 'transferUpline'] },
  {
    key: 'records',
    pages: ['personalHistoryCopy', 'transactionHistory', 'personalProfit', 'bonusDetails'],
  },
  { key: 'rewards', pages: ['rewardCenter', 'referral', 'missionLeaderboard'] },
  { key: 'account', pages: ['messageV2', 'playerRank', 'profile', 'protection'] },
] as const satisfies readonly { key: string; pages: readonly CentrePage[] }[];
