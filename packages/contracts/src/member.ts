import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { currency, signedAmount } from './money.ts';
import { colour, id } from './wire.ts';

const label = z.strictObject({
  labelName: z.string(),
  color: colour,
  color2: colour,
  rankLevel: z.number(),
});

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
    /**
     * Whether the member may send money along the own line: to the upline, or as an agent to those
     * below.
     */
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

export const memberIcon = endpoint({
  name: 'memberIcon',
  method: 'GET',
  path: '/wps/member/info/icon',
  summary: 'The address of the member’s avatar.',
  access: 'session',
  passive: true,
  value: z.strictObject({ icon: z.string() }),
  refusals: [],
});

export const playerAvatar = endpoint({
  name: 'playerAvatar',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayerAvatar',
  summary: 'The member’s avatar and those to choose from.',
  access: 'session',
  passive: true,
  value: z.strictObject({
    avatar: z.string(),
    /** The chosen one of `choices`; null for a picture of the member's own. */
    chosen: z.nullable(z.string()),
    choices: z.array(z.strictObject({ id: z.string(), url: z.string() })),
  }),
  refusals: [],
});
