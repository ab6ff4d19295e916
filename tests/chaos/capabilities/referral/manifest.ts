import type { ChaosManifest } from '../../manifest.ts';
import { inviteFriends } from './families.ts';
import { invariants } from './invariants.ts';
import { mutants } from './mutants.ts';
import { seePayment } from './pay-friends.ts';

export const referral: ChaosManifest = {
  prepare: inviteFriends,
  acts: { referral: { weight: 1, slow: true, run: seePayment } },
  invariants,
  mutants,
};
