import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { amountOrZero, currency, signedAmount } from '../money.ts';
import { string } from '../strings.ts';
import { id, instant, page, paging, text } from '../wire.ts';
import { reason } from './members.ts';
import { settingsVersion } from './settings-version.ts';

const stuckTransfer = z.strictObject({
  /** The reference, shared with the vendor. */
  reference: string(),
  member: z.strictObject({ id, username: string() }),
  vassalage: string(),
  vendorName: string(),
  /** `in`: from the main wallet to the vendor; `out`: back. */
  direction: z.enum(['in', 'out']),
  /** Null for the full balance. */
  amount: z.nullable(amountOrZero),
  currency,
  since: instant,
  /** The vendor's last inconclusive answer: none, or a different amount; null before the first. */
  heard: z.nullable(
    z.strictObject({
      what: z.enum(['silence', 'other_amount']),
      amount: z.nullable(amountOrZero),
      at: instant,
    }),
  ),
});
export type StuckTransfer = z.infer<typeof stuckTransfer>;

export const stuckTransfers = endpoint({
  name: 'stuckTransfers',
  method: 'GET',
  path: '/ops/wallets/transfers',
  summary:
    'Lists stuck transfers with vendor wallets, longest waiting first: unanswered, or ' +
    'answered inconsistently.',
  access: 'staff',
  permission: 'wallets.look',
  passive: true,
  query: z.strictObject(paging(20)),
  value: page(stuckTransfer),
  refusals: [],
});

const settings = {
  /** One wallet for every game: nothing goes to vendors, and what they hold comes back. */
  single: z.boolean(),
  /** What other vendors hold comes back before a game opens. */
  recallBeforeGame: z.boolean(),
  /** The main balance goes to the vendor when a game with its own wallet opens. */
  moveIntoGame: z.boolean(),
};
export type WalletSettings = z.infer<z.ZodMiniObject<typeof settings>>;

const keptSettings = z.strictObject({ ...settings, version: settingsVersion });
export type KeptWalletSettings = z.infer<typeof keptSettings>;

export const walletSettings = endpoint({
  name: 'walletSettings',
  method: 'GET',
  path: '/ops/wallets/settings',
  summary: 'Returns what the brand decides for vendors with their own wallets.',
  access: 'staff',
  permission: 'walletSettings.look',
  value: keptSettings,
  refusals: [],
});

export const saveWalletSettings = endpoint({
  name: 'saveWalletSettings',
  method: 'PUT',
  path: '/ops/wallets/settings',
  summary:
    'Saves what the brand decides for vendors with their own wallets, effective at once. Refuses ' +
    'an outdated version.',
  access: 'staff',
  permission: 'walletSettings.act',
  body: z.strictObject({ ...settings, version: settingsVersion, reason }),
  value: keptSettings,
  refusals: ['rule_changed'],
});

const walletDifference = z.strictObject({
  member: z.strictObject({ id, username: string() }),
  vassalage: string(),
  vendorName: string(),
  /**
   * `rounds_missing`: nothing is left there, and unreported rounds must explain the rest of our
   * books. `other_balance`: all rounds are reported, and the vendor states another balance.
   */
  kind: z.enum(['rounds_missing', 'other_balance']),
  /** What the vendor holds by our books; below zero, more came back than rounds explain. */
  booked: signedAmount,
  /** What the vendor states. */
  stated: amountOrZero,
  currency,
  since: instant,
  /** What adjustments have given the member since then; below zero, what they took. */
  adjusted: signedAmount,
  /** An adjustment of the member waits for a second person. */
  proposed: z.boolean(),
});
export type WalletDifference = z.infer<typeof walletDifference>;

export const walletDifferences = endpoint({
  name: 'walletDifferences',
  method: 'GET',
  path: '/ops/wallets/differences',
  summary:
    'Lists the differences between vendors with their own wallets and our books, by member, ' +
    'oldest first.',
  access: 'staff',
  permission: 'wallets.look',
  passive: true,
  query: z.strictObject(paging(20)),
  value: page(walletDifference),
  refusals: [],
});

export const recheckWallet = endpoint({
  name: 'recheckWallet',
  method: 'POST',
  path: '/ops/wallets/recheck',
  summary:
    'Asks a vendor for a member’s balance and for new rounds. Returns the difference that is left.',
  access: 'staff',
  permission: 'wallets.act',
  body: z.strictObject({ memberId: id, vassalage: text(16, 1) }),
  value: z.strictObject({ difference: z.nullable(walletDifference) }),
  refusals: ['wallet_not_found', 'vendor_unavailable'],
});
