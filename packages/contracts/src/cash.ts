import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { amount, amountOrZero, currency } from './money.ts';
import { instant } from './wire.ts';

export const depositMethods = endpoint({
  name: 'depositMethods',
  method: 'GET',
  path: '/wps/cash/deposit/methods',
  summary: 'The ways to deposit that are open to the member, with their limits.',
  access: 'member',
  value: z.array(
    z.strictObject({
      method: z.string(),
      /** How it goes on: by the gateway’s own page. */
      kind: z.literal('redirect'),
      name: z.string(),
      currency,
      minimum: amount,
      maximum: amount,
      presets: z.array(amount),
      fee: amountOrZero,
    }),
  ),
  refusals: [],
});

export const depositStatus = z.enum(['created', 'pending', 'paid', 'failed', 'expired', 'review']);
export type DepositStatus = z.infer<typeof depositStatus>;

const deposit = z.strictObject({
  /** Short, for people: `D-7K2M9Q4W`. */
  reference: z.string(),
  method: z.string(),
  amount,
  currency,
  /** `review`: what the gateway reported differs from what was asked; staff decide. */
  status: depositStatus,
  /** The gateway’s page; null as soon as there is nothing left to do there. */
  payUrl: z.nullable(z.string()),
  createdAt: instant,
  expiresAt: instant,
  settledAt: z.nullable(instant),
});
export type Deposit = z.infer<typeof deposit>;

const reference = z.string().check(z.regex(/^D-[2-9A-HJ-NP-Z]{8}$/));

export const createDeposit = endpoint({
  name: 'createDeposit',
  method: 'POST',
  path: '/wps/cash/deposits',
  summary: 'Asks for a deposit and gives the page where it is paid. The money counts when the gateway confirms it.',
  access: 'member',
  movesMoney: true,
  body: z.strictObject({ method: z.string().check(z.regex(/^[a-z0-9-]{2,32}$/)), amount, currency }),
  value: deposit,
  refusals: [
    'deposit_method_unavailable',
    'amount_out_of_range',
    'wrong_currency',
    'too_many_open_deposits',
    'payment_gateway_failed',
  ],
});

export const getDeposit = endpoint({
  name: 'getDeposit',
  method: 'GET',
  path: '/wps/cash/deposits',
  summary: 'One deposit of the member, by its reference.',
  access: 'member',
  passive: true,
  query: z.strictObject({ reference }),
  value: deposit,
  refusals: ['deposit_not_found'],
});
