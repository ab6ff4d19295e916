import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { currency, signedAmount } from './money.ts';
import { string } from './strings.ts';
import { colour, id } from './wire.ts';

const label = z.strictObject({
  labelName: string(),
  color: colour,
  color2: colour,
  rankLevel: z.number(),
});

export const memberInfo = endpoint({
  name: 'memberInfo',
  method: 'GET',
  path: '/wps/member/info',
  summary: 'Returns the logged-in member.',
  access: 'session',
  passive: true,
  value: z.strictObject({
    account: string(),
    nickname: string(),
    id,
    type: z.number(),
    /** Whether the member may send money to the upline or, as an agent, to the downline. */
    toUpline: z.boolean(),
    clubLabel: label,
    memberLabel: z.array(z.strictObject({ labelName: string() })),
  }),
  refusals: [],
});

export const walletBalance = endpoint({
  name: 'walletBalance',
  method: 'GET',
  path: '/wps/v2/wallets/balance',
  summary: 'Returns the member’s balance.',
  access: 'session',
  passive: true,
  value: z.strictObject({
    sumBalance: signedAmount,
    currency,
    currencySymbol: string(),
    /** Increases with every change; pages ignore older versions. */
    version: z.number(),
    /** Messages that the member has not read. */
    unreadCount: z.number(),
    isSingle: z.boolean(),
  }),
  refusals: [],
});

export const memberIcon = endpoint({
  name: 'memberIcon',
  method: 'GET',
  path: '/wps/member/info/icon',
  summary: 'Returns the address of the member’s avatar.',
  access: 'session',
  passive: true,
  value: z.strictObject({ icon: string() }),
  refusals: [],
});

export const playerAvatar = endpoint({
  name: 'playerAvatar',
  method: 'GET',
  path: '/wps/relay/MCSFE_getPlayerAvatar',
  summary: 'Returns the member’s avatar and the available ones.',
  access: 'session',
  passive: true,
  value: z.strictObject({
    avatar: string(),
    /** The selected choice; null for an uploaded picture. */
    chosen: z.nullable(string()),
    choices: z.array(z.strictObject({ id: string(), url: string() })),
  }),
  refusals: [],
});
