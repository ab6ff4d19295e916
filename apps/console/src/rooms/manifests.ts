// The list of the console's rooms, in the order of the menu.
import type { StaffQueue } from '@lantern/contracts';
import type { RoomManifest } from '../lib/room-manifest.ts';
import { adjustments } from './adjustments/manifest.tsx';
import {
  agreementDebts,
  agreementRanking,
  agreementRules,
  agreementRuns,
  agreements,
  billDisputes,
  bills,
} from './agreements/manifest.tsx';
import { announcements } from './announcements/manifest.tsx';
import { audit } from './audit/manifest.tsx';
import { deposits } from './deposits/manifest.tsx';
import { freeRounds } from './free-rounds/manifest.tsx';
import { jackpot } from './jackpot/manifest.tsx';
import { jobs } from './jobs/manifest.tsx';
import { ledger } from './ledger/manifest.tsx';
import { lotteryCalendar } from './lottery-calendar/manifest.tsx';
import { lotteryDraws } from './lottery-draws/manifest.tsx';
import { lotteryPrices } from './lottery-prices/manifest.tsx';
import { lotteryResults } from './lottery-results/manifest.tsx';
import { lotterySeeds } from './lottery-seeds/manifest.tsx';
import { lineMoves, members } from './members/manifest.tsx';
import { overview } from './overview/manifest.tsx';
import { staff } from './people/manifest.tsx';
import { proposals } from './proposals/manifest.tsx';
import { reconciliation } from './reconciliation/manifest.tsx';
import { referrals } from './referrals/manifest.tsx';
import { registration } from './registration/manifest.tsx';
import { samePerson } from './same-person/manifest.tsx';
import { statements } from './statements/manifest.tsx';
import { vendors } from './vendors/manifest.tsx';
import { wallets } from './wallets/manifest.tsx';
import { winnings } from './winnings/manifest.tsx';
import { disputes, withdrawals } from './withdrawals/manifest.tsx';

const listed = [
  overview,
  members,
  deposits,
  withdrawals,
  disputes,
  adjustments,
  proposals,
  winnings,
  samePerson,
  referrals,
  vendors,
  jackpot,
  freeRounds,
  wallets,
  lotteryDraws,
  lotteryResults,
  lotteryCalendar,
  lotteryPrices,
  lotterySeeds,
  agreements,
  bills,
  billDisputes,
  agreementDebts,
  agreementRuns,
  agreementRanking,
  lineMoves,
  announcements,
  reconciliation,
  statements,
  ledger,
  jobs,
  audit,
  registration,
  agreementRules,
  staff,
];

export const rooms: readonly RoomManifest[] = listed;

type WithQueue = Extract<(typeof listed)[number], { queue: unknown }>;
/** Does not compile while a queue of the contract belongs to no room. */
export type QueuesWithoutRoom = Nothing<Exclude<StaffQueue, WithQueue['queue']>>;
type Nothing<Left extends never> = Left;
