import { exclusionKinds } from '@lantern/rules';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { currency, signedAmount, sumOrZero } from './money.ts';
import { instant } from './wire.ts';

export const exclusion = z.strictObject({
  kind: z.enum(exclusionKinds),
  since: instant,
  /** Null if permanent. */
  until: z.nullable(instant),
});
export type Exclusion = z.infer<typeof exclusion>;

const realityCheck = z.strictObject({
  every: z.number(),
  /** The login time, and the whole minutes since. */
  since: instant,
  minutes: z.number(),
  /** Seconds until the next check is shown; zero if it is due. The page's clock may be wrong. */
  dueInSeconds: z.number(),
  /** Since the login. */
  staked: sumOrZero,
  won: sumOrZero,
  net: signedAmount,
  currency,
});
export type RealityCheck = z.infer<typeof realityCheck>;

export const protectionNow = endpoint({
  name: 'protectionNow',
  method: 'GET',
  path: '/wps/protection/now',
  summary: 'Returns the member’s exclusion and the figures of the next reality check.',
  access: 'member',
  passive: true,
  value: z.strictObject({ exclusion: z.nullable(exclusion), reality: z.nullable(realityCheck) }),
  refusals: [],
});
