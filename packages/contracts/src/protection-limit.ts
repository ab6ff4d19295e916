import { limitKinds, limitPeriods } from '@lantern/rules';
import * as z from 'zod/mini';
import { amountOrZero } from './money.ts';

export const limitKind = z.enum(limitKinds);
export const limitPeriod = z.enum(limitPeriods);

/** What a limit is of; `amount` is minor units, and minutes for `session`. */
export const limitPlace = { kind: limitKind, period: limitPeriod };

/**
 * The limit that stands in the way of a stake or a deposit: the value of a refusal `limit_reached`.
 */
export const limitHit = { ...limitPlace, amount: amountOrZero, left: amountOrZero };
export const limitHitValue = z.strictObject(limitHit);
export type LimitHit = z.infer<typeof limitHitValue>;
