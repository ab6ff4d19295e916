import { highestRebate, rebateStep } from '@lantern/rules/lottery/codes';
import * as z from 'zod/mini';
import { string } from './strings.ts';

/** Odds with the stake included: a decimal with at most four places. */
export const odds = string().check(z.regex(/^(0|[1-9][0-9]{0,6})(\.[0-9]{1,4})?$/));

const rate = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('series') }),
  z.strictObject({
    kind: z.literal('fixed'),
    odds: z.record(string(), odds),
    lots: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
  }),
]);

/** The rates of one family, by play. */
export const lotteryRates = z.record(string(), rate);

export const series = z.int().check(z.minimum(1), z.maximum(2000));

/** A rebate with which slips begin, in hundredths of a percent of the stake: 250 are 2.5 %. */
export const rebate = z
  .int()
  .check(z.minimum(0), z.maximum(highestRebate), z.multipleOf(rebateStep));

/** Thousandths of a minor unit, as digits. */
export const unit = string().check(z.regex(/^[1-9][0-9]{0,14}$/));

/** See `SeriesRange` of the rules. */
export const seriesRange = z.strictObject({
  least: series,
  most: series,
  step: series,
  initial: series,
});
