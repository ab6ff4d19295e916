import { currencyDigits } from '@lantern/rules';
import * as z from 'zod/mini';
import { agreement } from './settings/agreement.ts';
import { bankAccount } from './settings/bank-account.ts';
import { brand } from './settings/brand.ts';
import { deposit } from './settings/deposit.ts';
import { downline } from './settings/downline.ts';
import { freeRounds } from './settings/free-rounds.ts';
import { jackpot } from './settings/jackpot.ts';
import { lineTransfer } from './settings/line-transfer.ts';
import { lottery } from './settings/lottery.ts';
import { play } from './settings/play.ts';
import { privacy } from './settings/privacy.ts';
import { profile } from './settings/profile.ts';
import { protection } from './settings/protection.ts';
import { registration } from './settings/registration.ts';
import { session } from './settings/session.ts';
import { siteStatus } from './settings/site-status.ts';
import { staff } from './settings/staff.ts';
import { statements } from './settings/statements.ts';
import { vendorWallet } from './settings/vendor-wallet.ts';
import { verification } from './settings/verification.ts';
import { withdrawal } from './settings/withdrawal.ts';

/**
 * What a brand decides for itself: the shape of `brand.settings`. Each capability describes its own
 * part.
 */
export const brandSettings = z.strictObject({
  ...agreement,
  ...brand,
  ...bankAccount,
  ...deposit,
  ...downline,
  ...jackpot,
  ...freeRounds,
  ...lineTransfer,
  ...lottery,
  ...play,
  ...privacy,
  ...profile,
  ...protection,
  ...registration,
  ...session,
  ...siteStatus,
  ...staff,
  ...statements,
  ...vendorWallet,
  ...verification,
  ...withdrawal,
});
export type BrandSettings = z.infer<typeof brandSettings>;

/** Reads what is stored; a brand whose settings do not fit stops the start with the place named. */
export function parseBrandSettings(code: string, currency: string, stored: unknown): BrandSettings {
  currencyDigits(currency);
  const parsed = brandSettings.safeParse(stored);
  if (parsed.success) return parsed.data;
  const [first] = parsed.error.issues;
  throw new Error(
    `The settings of brand ${code} are wrong at ${first?.path.join('.')}: ${first?.message}.`,
  );
}
