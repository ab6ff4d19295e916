import type { ChaosManifest } from '../../manifest.ts';
import { compareGrants } from './compare-grants.ts';
import { grantFreeRounds } from './grant.ts';
import { mutants } from './mutants.ts';
import { playFreeRound } from './play-free-round.ts';

export const freeRounds: ChaosManifest = {
  // Withdrawals would have to wait for the turnover of wins.
  settings: { freeRounds: { turnoverPercent: 0 } },
  prepare: grantFreeRounds,
  acts: { 'free round': { weight: 6, run: playFreeRound } },
  refusals: ['free_rounds_over'],
  compare: compareGrants,
  mutants,
};
