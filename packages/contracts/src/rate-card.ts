import { familyCodes, faultsOf, prizeModes, type RateCard } from '@lantern/rules/lottery';
import * as z from 'zod/mini';
import { currency } from './money.ts';
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

const series = z.int().check(z.minimum(1), z.maximum(2000));

/** Thousandths of a minor unit, as digits. */
const unit = string().check(z.regex(/^[1-9][0-9]{0,14}$/));

/** A rate card of lottery plays; `faultsOf` names what is wrong with one of the right form. */
export const rateCard = z
  .strictObject({
    mode: z.enum(prizeModes),
    version: z.int().check(z.minimum(1)),
    currency,
    units: z.array(unit).check(z.minLength(1), z.maxLength(12)),
    series: z.nullable(
      z.strictObject({ least: series, most: series, step: series, initial: series }),
    ),
    rates: z.partialRecord(z.enum(familyCodes), z.record(string(), rate)),
  })
  .check(
    z.refine((card) => new Set(card.units).size === card.units.length, 'repeats a unit'),
    z.refine((card: RateCard) => faultsOf(card).length === 0, 'prices a play wrongly'),
  );
