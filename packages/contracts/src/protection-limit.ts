import { limitKinds, limitPeriods } from '@lantern/rules';
import * as z from 'zod/mini';
import { amountOrZero } from './money.ts';

export const limitKind = z.enum(limitKinds);
export const limitPeriod = z.enum(limitPeriods);

/** A kind of limit; `amount` is minor units, or minutes for `session`. */
export const limitPlace = { kind: limitKind, period: limitPeriod };

/** The limit that refuses a bet or deposit: the value of a `limit_reached` refusal. */
export const limitHit = { ...limitPlace, amount: amountOrZero, left: amountOrZero };
export const limitHitValue = z.strictObject(limitHit);
export type LimitHit = z.infer<typeof limitHitValue>;
