import type { ChaosManifest } from '../manifest.ts';
import { agreement } from './agreement/manifest.ts';
import { audit } from './audit/manifest.ts';
import { deposit } from './deposit/manifest.ts';
import { freeRounds } from './free-rounds/manifest.ts';
import { ledger } from './ledger/manifest.ts';
import { lineTransfer } from './line-transfer/manifest.ts';
import { lottery } from './lottery/manifest.ts';
import { play } from './play/manifest.ts';
import { protection } from './protection/manifest.ts';
import { referral } from './referral/manifest.ts';
import { vendorWallet } from './vendor-wallet/manifest.ts';
import { withdrawal } from './withdrawal/manifest.ts';

/** What the fault run does, by capability. */
export const manifests: readonly ChaosManifest[] = [
  play,
  freeRounds,
  deposit,
  lineTransfer,
  ledger,
  withdrawal,
  vendorWallet,
  protection,
  lottery,
  agreement,
  referral,
  audit,
];
