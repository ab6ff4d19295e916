import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { amount, amountOrZero, currency, signedAmount } from './money.ts';
import { string } from './strings.ts';
import { instant, secret, text } from './wire.ts';

const vassalage = text(16, 1);

/**
 * The state of a transfer between the main wallet and a vendor's.
 * - `requested`, `sent`: pending. `unknown`: the vendor has not confirmed; the site keeps asking.
 * - `done`: the money arrived. `returned`: the money is back.
 */
export const walletTransferState = z.enum(['requested', 'sent', 'unknown', 'done', 'returned']);
export type WalletTransferState = z.infer<typeof walletTransferState>;

export const walletTransfer = z.strictObject({
  /** The reference, such as `T-7K2M9Q4W`. */
  reference: string(),
  vassalage: string(),
  vendorName: string(),
  /** `in`: from the main wallet to the vendor; `out`: back. */
  direction: z.enum(['in', 'out']),
  /** Null for a full recall whose amount the vendor has not confirmed. */
  amount: z.nullable(amountOrZero),
  currency,
  state: walletTransferState,
  /** The transfer protocol's reason for a return; null otherwise. */
  reason: z.nullable(string()),
  createdAt: instant,
  settledAt: z.nullable(instant),
});
export type WalletTransfer = z.infer<typeof walletTransfer>;

export const consolidatedFunds = endpoint({
  name: 'consolidatedFunds',
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  summary: 'Returns the member’s balances: main wallet, vendor wallets and pending transfers.',
  access: 'member',
  passive: true,
  value: z.strictObject({
    currency,
    currencySymbol: string(),
    main: signedAmount,
    /** Pending transfers to and from vendors, unconfirmed by the vendor. */
    inTransit: amountOrZero,
    /** Whether one wallet covers all games; vendors' balances are then recalled. */
    isSingle: z.boolean(),
    /** Vendors with their own wallets; with a single wallet only those that still owe money. */
    wallets: z.array(
      z.strictObject({
        vassalage: string(),
        name: string(),
        /** The last known balance; null if never asked. */
        balance: z.nullable(amountOrZero),
        balanceAt: z.nullable(instant),
      }),
    ),
    /** Pending transfers, then the latest ended ones; newest first. */
    transfers: z.array(walletTransfer),
  }),
  refusals: [],
});

export const merchantWallet = endpoint({
  name: 'merchantWallet',
  method: 'GET',
  path: '/wps/relay/GCS_merchantWallet',
  summary:
    'Asks a vendor, or every vendor with a wallet, for the member’s balance and the state of a ' +
    'pending transfer.',
  access: 'member',
  passive: true,
  limit: { calls: 60, seconds: 60 },
  query: z.strictObject({ vassalage: z.optional(vassalage) }),
  value: z.strictObject({
    currency,
    asked: instant,
    wallets: z.array(
      z.strictObject({
        vassalage: string(),
        name: string(),
        /** Null if the vendor does not answer. */
        balance: z.nullable(amountOrZero),
      }),
    ),
  }),
  refusals: ['wallet_not_found'],
});

export const walletTransferCall = endpoint({
  name: 'walletTransferCall',
  method: 'POST',
  path: '/wps/relay/GCS_walletTransfer',
  summary:
    'Transfers between the main wallet and a vendor’s, or recalls everything from all vendors.',
  access: 'member',
  movesMoney: true,
  limit: { calls: 30, seconds: 60 },
  body: z.discriminatedUnion('direction', [
    /** The default direction. */
    z.strictObject({ direction: z._default(z.literal('in'), 'in'), vassalage, amount }),
    /** Without an amount: the full balance. */
    z.strictObject({ direction: z.literal('out'), vassalage, amount: z.optional(amount) }),
    z.strictObject({ direction: z.literal('recall') }),
  ]),
  value: z.strictObject({ transfers: z.array(walletTransfer) }),
  refusals: [
    'wallet_not_found',
    'vendor_unavailable',
    'single_wallet',
    'wallet_transfer_open',
    'insufficient_funds',
    'purse_frozen',
    'member_in_debt',
    'member_excluded',
    'limit_reached',
  ],
});

const lineTransfer = z.strictObject({
  /** The reference, such as `L-7K2M9Q4W`. */
  reference: string(),
  /** From the member's side. */
  direction: z.enum(['sent', 'received']),
  /** Whether the other member is the upline or in the downline. */
  other: z.enum(['upline', 'downline']),
  /** The other member's name, its middle masked. */
  otherName: string(),
  amount,
  currency,
  createdAt: instant,
});
export type LineTransfer = z.infer<typeof lineTransfer>;

export const lineTransfers = endpoint({
  name: 'lineTransfers',
  method: 'GET',
  path: '/wps/member/transferUpline',
  summary: 'Returns the member’s upline and downline options, limits and recent transfers.',
  access: 'member',
  passive: true,
  value: z.strictObject({
    currency,
    /**
     * The direct upline's name, its middle masked; null if sending to the upline is not possible.
     */
    upline: z.nullable(string()),
    /** Whether the member may send to the downline. */
    toDownline: z.boolean(),
    minimum: amount,
    maximum: amount,
    /** The amount left to send today. */
    leftToday: amountOrZero,
    hasPaymentPassword: z.boolean(),
    transfers: z.array(lineTransfer),
  }),
  refusals: [],
});

export const transferAlongLine = endpoint({
  name: 'transferAlongLine',
  method: 'POST',
  path: '/wps/member/transferUpline',
  summary: 'Sends money to the upline, or as an agent to the downline, with the payment password.',
  access: 'member',
  sealed: true,
  movesMoney: true,
  limit: { calls: 30, seconds: 60 },
  body: z.discriminatedUnion('to', [
    z.strictObject({ to: z.literal('upline'), amount, paymentPassword: secret }),
    z.strictObject({
      to: z.literal('downline'),
      account: text(64, 1),
      amount,
      paymentPassword: secret,
    }),
  ]),
  value: lineTransfer,
  refusals: [
    'feature_disabled',
    'payment_password_wrong',
    'payment_password_locked',
    'payment_password_waiting',
    'member_not_found',
    'transfer_to_self',
    'recipient_not_open',
    'wrong_currency',
    'amount_out_of_range',
    'line_limit_reached',
    'turnover_not_met',
    'winnings_held',
    'insufficient_funds',
    'purse_frozen',
    'member_in_debt',
    'owed_to_downline',
  ],
});
