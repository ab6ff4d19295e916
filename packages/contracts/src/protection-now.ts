import { exclusionKinds } from '@lantern/rules';
import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { currency, signedAmount, sumOrZero } from './money.ts';
import { instant } from './wire.ts';

export const exclusion = z.strictObject({
  kind: z.enum(exclusionKinds),
  since: instant,
  /** Null where it has no end. */
  until: z.nullable(instant),
});
export type Exclusion = z.infer<typeof exclusion>;

const realityCheck = z.strictObject({
  every: z.number(),
  /** When the member logged in, and how many whole minutes ago that was. */
  since: instant,
  minutes: z.number(),
  /**
   * Seconds until the next one is to be shown; zero where it waits to be seen. The page's own clock
   * may be wrong.
   */
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
  summary: 'Whether the member is excluded, and what the next reality check says.',
  access: 'member',
  passive: true,
  value: z.strictObject({ exclusion: z.nullable(exclusion), reality: z.nullable(realityCheck) }),
  refusals: [],
});
