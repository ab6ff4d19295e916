import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { currency, signedAmount } from './money.ts';
import { id } from './wire.ts';

const label = z.strictObject({ labelName: z.string(), color: z.string(), color2: z.string(), rankLevel: z.number() });

export const memberInfo = endpoint({
  name: 'memberInfo',
  method: 'GET',
  path: '/wps/member/info',
  summary: 'The member who is logged in.',
  access: 'session',
  passive: true,
  value: z.strictObject({
    account: z.string(),
    nickname: z.string(),
    id,
    type: z.number(),
    /** Whether the member may send money to an upline. */
    toUpline: z.boolean(),
    clubLabel: label,
    memberLabel: z.array(z.strictObject({ labelName: z.string() })),
  }),
  refusals: [],
});

export const walletBalance = endpoint({
  name: 'walletBalance',
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  summary: 'What the member can spend now.',
  access: 'session',
  passive: true,
  value: z.strictObject({
    sumBalance: signedAmount,
    currency,
    currencySymbol: z.string(),
    /** Grows with every change; an older one that arrives late is not shown. */
    version: z.number(),
    unreadCount: z.number(),
    isSingle: z.boolean(),
  }),
  refusals: [],
});
