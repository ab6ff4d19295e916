import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { amount, amountOrZero, currency, signedAmount } from './money.ts';
import { instant, secret, text } from './wire.ts';

const vassalage = text(16, 1);

/**
 * How far a transfer between the main wallet and a vendor's has come.
 * - `requested`, `sent`: under way. `unknown`: the vendor has not said whether it has it; it is
 *   asked until it does.
 * - `done`: the money is where it was sent. `returned`: it is where it was before.
 */
export const walletTransferState = z.enum(['requested', 'sent', 'unknown', 'done', 'returned']);
export type WalletTransferState = z.infer<typeof walletTransferState>;

const walletTransfer = z.strictObject({
  /** Short, for people: `T-7K2M9Q4W`. */
  reference: z.string(),
  vassalage: z.string(),
  vendorName: z.string(),
  /** `in`: from the main wallet to the vendor; `out`: back. */
  direction: z.enum(['in', 'out']),
  /**
   * Null while all that is there is on its way back, and the vendor has not said how much that is.
   */
  amount: z.nullable(amountOrZero),
  currency,
  state: walletTransferState,
  /** Why it was returned, in the words of the transfer protocol; null otherwise. */
  reason: z.nullable(z.string()),
  createdAt: instant,
  settledAt: z.nullable(instant),
});
export type WalletTransfer = z.infer<typeof walletTransfer>;

export const consolidatedFunds = endpoint({
  name: 'consolidatedFunds',
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  summary:
    'Where all of the member’s money is: main wallet, vendors with wallets of their own, and what is on its way.',
  access: 'member',
  passive: true,
  value: z.strictObject({
    currency,
    currencySymbol: z.string(),
    main: signedAmount,
    /** On its way to a vendor, or back from one that has not said yet whether it took it. */
    inTransit: amountOrZero,
    /**
     * One wallet for every game: nothing is sent to vendors any more, and what they have comes
     * back.
     */
    isSingle: z.boolean(),
    /**
     * Those of vendors with wallets of their own; where the brand has one wallet, those alone from
     * which something comes back.
     */
    wallets: z.array(
      z.strictObject({
        vassalage: z.string(),
        name: z.string(),
        /** What the vendor said last; null where it was never asked. */
        balance: z.nullable(amountOrZero),
        balanceAt: z.nullable(instant),
      }),
    ),
    /** What is on its way, and then the last ones that came to their end; newest first. */
    transfers: z.array(walletTransfer),
  }),
  refusals: [],
});

export const merchantWallet = endpoint({
  name: 'merchantWallet',
  method: 'GET',
  path: '/wps/relay/GCS_merchantWallet',
  summary:
    'Asks one vendor what the member has there, and what became of a transfer that it has not answered for.',
  access: 'member',
  passive: true,
  limit: { calls: 60, seconds: 60 },
  query: z.strictObject({ vassalage }),
  value: z.strictObject({
    vassalage: z.string(),
    /** Null when the vendor does not answer now. */
    balance: z.nullable(amountOrZero),
    currency,
    asked: instant,
  }),
  refusals: ['wallet_not_found'],
});

export const walletTransferCall = endpoint({
  name: 'walletTransferCall',
  method: 'POST',
  path: '/wps/relay/GCS_walletTransfer',
  summary:
    'Moves money between the main wallet and a vendor’s, or fetches back all that all vendors have.',
  access: 'member',
  movesMoney: true,
  limit: { calls: 30, seconds: 60 },
  body: z.discriminatedUnion('direction', [
    z.strictObject({ direction: z.literal('in'), vassalage, amount }),
    /** Without an amount: all that is there. */
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
  /** Short, for people: `L-7K2M9Q4W`. */
  reference: z.string(),
  /** From the member's own side. */
  direction: z.enum(['sent', 'received']),
  /** Whether the other one is above or below the member. */
  other: z.enum(['upline', 'downline']),
  /** The other one's name with its middle hidden. */
  otherName: z.string(),
  amount,
  currency,
  createdAt: instant,
});
export type LineTransfer = z.infer<typeof lineTransfer>;

export const lineTransfers = endpoint({
  name: 'lineTransfers',
  method: 'GET',
  path: '/wps/member/transferUpline',
  summary:
    'To whom along the own line the member may send money, how much, and the last of these transfers.',
  access: 'member',
  passive: true,
  value: z.strictObject({
    currency,
    /**
     * The name of who is directly above, with its middle hidden; null where nothing may be sent
     * there.
     */
    upline: z.nullable(z.string()),
    /** Whether the member may send to those below. */
    toDownline: z.boolean(),
    minimum: amount,
    maximum: amount,
    /** What may still be sent today. */
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
  summary: 'Sends money to the upline, or from an agent to a downline, with the payment password.',
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
    'insufficient_funds',
    'purse_frozen',
    'member_in_debt',
  ],
});
