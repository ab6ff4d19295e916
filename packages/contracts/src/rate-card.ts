import { familyCodes, faultsOf, prizeModes, type RateCard } from '@lantern/rules/lottery';
import * as z from 'zod/mini';
import { lotteryRates, seriesRange, unit } from './lottery-prices.ts';
import { currency } from './money.ts';

export { odds } from './lottery-prices.ts';

/** A rate card of lottery plays; `faultsOf` names what is wrong with one of the right form. */
export const rateCard = z
  .strictObject({
    mode: z.enum(prizeModes),
    version: z.int().check(z.minimum(1)),
    currency,
    units: z.array(unit).check(z.minLength(1), z.maxLength(12)),
    series: z.nullable(seriesRange),
    rates: z.partialRecord(z.enum(familyCodes), lotteryRates),
  })
  .check(
    z.refine((card) => new Set(card.units).size === card.units.length, 'repeats a unit'),
    z.refine((card: RateCard) => faultsOf(card).length === 0, 'prices a play wrongly'),
  );
