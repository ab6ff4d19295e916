import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const agreementSettings = endpoint({
  name: 'agreementSettings',
  method: 'GET',
  path: '/wps/agent/consolidated',
  summary: 'Which kinds of agreement the brand has.',
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
  summary: 'The member’s own codes, the addresses that carry them, and how many have come by them.',
  access: 'member',
  value: z.strictObject({
    referralCode: z.string(),
    referralUrl: z.string(),
    /** An agent's own; null for everybody else. */
    affiliateCode: z.nullable(z.string()),
    affiliateUrl: z.nullable(z.string()),
    /** Members directly below. */
    invited: z.number(),
  }),
  /** Where the brand has switched the member’s code off. */
  refusals: ['feature_disabled'],
});
