import type { DeclaredCapability, ProposalKind } from '@lantern/contracts';
import type { BrandSettings } from '@lantern/database';
import { adjustment } from './adjustment/manifest.ts';
import { agent } from './agent/manifest.ts';
import { agreement } from './agreement/manifest.ts';
import { audit } from './audit/manifest.ts';
import { authenticator } from './authenticator/manifest.ts';
import { bankAccount } from './bank-account/manifest.ts';
import { bankStatement } from './bank-statement/manifest.ts';
import { brand } from './brand/manifest.ts';
import { content } from './content/manifest.ts';
import { customerService } from './customer-service/manifest.ts';
import { deposit } from './deposit/manifest.ts';
import { feedback } from './feedback/manifest.ts';
import { figures } from './figures/manifest.ts';
import { freeRounds } from './free-rounds/manifest.ts';
import { games } from './games/manifest.ts';
import { invitation } from './invitation/manifest.ts';
import { jackpot } from './jackpot/manifest.ts';
import { ledger } from './ledger/manifest.ts';
import { line } from './line/manifest.ts';
import { lineTransfer } from './line-transfer/manifest.ts';
import { lottery } from './lottery/manifest.ts';
import { lotteryOffice } from './lottery-office/manifest.ts';
import { memberFile } from './member-file/manifest.ts';
import { messages } from './messages/manifest.ts';
import { operations } from './operations/manifest.ts';
import { password } from './password/manifest.ts';
import { paymentPassword } from './payment-password/manifest.ts';
import { play } from './play/manifest.ts';
import { privacy } from './privacy/manifest.ts';
import { profile } from './profile/manifest.ts';
import { promotion } from './promotion/manifest.ts';
import { proposal } from './proposal/manifest.ts';
import { protection } from './protection/manifest.ts';
import { reconciliation } from './reconciliation/manifest.ts';
import { records } from './records/manifest.ts';
import { referral } from './referral/manifest.ts';
import { registration } from './registration/manifest.ts';
import { security } from './security/manifest.ts';
import { session } from './session/manifest.ts';
import { siteStatus } from './site-status/manifest.ts';
import { social } from './social/manifest.ts';
import { staff } from './staff/manifest.ts';
import { vendorWallet } from './vendor-wallet/manifest.ts';
import { vendors } from './vendors/manifest.ts';
import { verification } from './verification/manifest.ts';
import { verifyLogin } from './verify-login/manifest.ts';
import { wallet } from './wallet/manifest.ts';
import { winners } from './winners/manifest.ts';
import { withdrawal } from './withdrawal/manifest.ts';

/** Every module of the site. Routes, jobs and all other lists derive from it. */
export const manifests = [
  adjustment,
  agent,
  agreement,
  audit,
  authenticator,
  bankAccount,
  bankStatement,
  brand,
  content,
  customerService,
  deposit,
  feedback,
  figures,
  freeRounds,
  games,
  invitation,
  jackpot,
  ledger,
  line,
  lineTransfer,
  lotteryOffice,
  lottery,
  memberFile,
  messages,
  operations,
  password,
  paymentPassword,
  play,
  privacy,
  profile,
  promotion,
  proposal,
  protection,
  reconciliation,
  records,
  referral,
  registration,
  security,
  session,
  siteStatus,
  social,
  staff,
  vendorWallet,
  vendors,
  verification,
  verifyLogin,
  wallet,
  winners,
  withdrawal,
] as const;

type Each = (typeof manifests)[number];
type NamesIn<Part extends PropertyKey> = Each extends infer One
  ? One extends { readonly [Name in Part]: infer Names }
    ? Names extends readonly (infer Name)[]
      ? Name
      : keyof Names
    : never
  : never;
type DeclaredIn = Each extends infer One
  ? One extends { readonly declares: { readonly name: infer Name } }
    ? Name
    : never
  : never;

/** What no manifest lists. A manifest cannot list what the contract does not know. */
interface Forgotten {
  declares: Exclude<DeclaredCapability['name'], DeclaredIn>;
  proposalKinds: Exclude<ProposalKind, NamesIn<'proposalKinds'>>;
  settings: Exclude<keyof BrandSettings, NamesIn<'settings'>>;
}

/** Does not compile while something is forgotten; the error names it. */
export const complete: {
  [Part in keyof Forgotten]: [Forgotten[Part]] extends [never] ? true : Forgotten[Part];
} = { declares: true, proposalKinds: true, settings: true };
