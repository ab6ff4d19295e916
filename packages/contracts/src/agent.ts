import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { string } from './strings.ts';

export const agreementSettings = endpoint({
  name: 'agreementSettings',
  method: 'GET',
  path: '/wps/agent/consolidated',
  summary: 'Lists the agreement kinds of the brand.',
  access: 'session',
  value: z.strictObject({
    dividend: z.boolean(),
    dailySalary: z.boolean(),
    hourlySalary: z.boolean(),
    realTimeSalary: z.boolean(),
  }),
  refusals: [],
});

export const invitationLink = endpoint({
  name: 'invitationLink',
  method: 'GET',
  path: '/wps/member/invitation',
  summary: 'Returns the member’s invite codes, their links and the number of invited members.',
  access: 'member',
  value: z.strictObject({
    referralCode: string(),
    referralUrl: string(),
    /** The agent's own; null for other members. */
    affiliateCode: z.nullable(string()),
    affiliateUrl: z.nullable(string()),
    /** Direct downline members. */
    invited: z.number(),
  }),
  /** Null if the brand disabled member codes. */
  refusals: ['feature_disabled'],
});
