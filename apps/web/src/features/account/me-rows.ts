import type { CentrePage } from '../../lib/navigation/overlay.ts';

/** What a member looks for most, two rows of four. */
export const shortcuts: readonly CentrePage[] = [
  'transferFund',
  'personalHistoryCopy',
  'transactionHistory',
  'rewardCenter',
  'missionLeaderboard',
  'playerRank',
  'referral',
  'messageV2',
];

/** The other pages of the member centre, in groups. */
export const rowGroups: readonly { title: 'account' | 'records'; rows: readonly CentrePage[] }[] = [
  { title: 'account', rows: ['securityCenter', 'profile', 'protection'] },
  { title: 'records', rows: ['personalProfit', 'bonusDetails'] },
];

/** For members who may transfer to their upline. */
export const toUpline: CentrePage = 'transferUpline';
