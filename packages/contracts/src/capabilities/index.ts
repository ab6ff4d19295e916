import { adjustment } from './adjustment.ts';
import { agreement } from './agreement.ts';
import { audit } from './audit.ts';
import { bankStatement } from './bank-statement.ts';
import { brand } from './brand.ts';
import { content } from './content.ts';
import { deposit } from './deposit.ts';
import { freeRounds } from './free-rounds.ts';
import { inbox } from './inbox.ts';
import { jackpot } from './jackpot.ts';
import { ledger } from './ledger.ts';
import { line } from './line.ts';
import { lineTransfer } from './line-transfer.ts';
import { lottery } from './lottery.ts';
import { lotteryOffice } from './lottery-office.ts';
import { memberFile } from './member-file.ts';
import { operations } from './operations.ts';
import { paymentPassword } from './payment-password.ts';
import { play } from './play.ts';
import { privacy } from './privacy.ts';
import { protection } from './protection.ts';
import { referral } from './referral.ts';
import { registration } from './registration.ts';
import { session } from './session.ts';
import { staff } from './staff.ts';
import { vendorWallet } from './vendor-wallet.ts';
import { vendors } from './vendors.ts';
import { withdrawal } from './withdrawal.ts';

/**
 * Every capability with declarations. Permissions, proposal kinds, live events and movement
 * types derive from this list; the console shows the areas in this order.
 */
export const capabilities = {
  memberFile,
  paymentPassword,
  vendorWallet,
  deposit,
  withdrawal,
  bankStatement,
  adjustment,
  line,
  lineTransfer,
  referral,
  agreement,
  protection,
  privacy,
  play,
  jackpot,
  freeRounds,
  vendors,
  lotteryOffice,
  lottery,
  inbox,
  content,
  ledger,
  audit,
  operations,
  registration,
  staff,
  session,
  brand,
} as const;

export type DeclaredCapability = (typeof capabilities)[keyof typeof capabilities];

/** What all capabilities declare of one kind, such as every table of `movements`. */
type TablesOf<Part extends PropertyKey> = DeclaredCapability extends infer Each
  ? Each extends { readonly [Name in Part]: infer Table }
    ? Table
    : never
  : never;
type Merged<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? { readonly [Key in keyof All]: All[Key] }
  : never;

export type Areas = Merged<TablesOf<'areas'>>;
export type ProposalKinds = Merged<TablesOf<'proposalKinds'>>;
export type Movements = Merged<TablesOf<'movements'>>;
export type EventSchema = TablesOf<'events'>[number];

function merge<Part extends 'areas' | 'proposalKinds' | 'movements'>(part: Part) {
  const tables = Object.values(capabilities).map((one) => (part in one ? one[part as never] : {}));
  return Object.freeze(Object.assign({}, ...tables));
}

export const areas: Areas = merge('areas');
/** What needs two people, with the area in which another person approves it. */
export const proposalKinds: ProposalKinds = merge('proposalKinds');
/** Every kind of transfer that a member's wallet can have, and what it counts under. */
export const movements: Movements = merge('movements');
export const eventSchemas = Object.values(capabilities).flatMap((one): readonly EventSchema[] =>
  'events' in one ? one.events : [],
);
