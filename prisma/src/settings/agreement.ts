import { carryOvers, fundings, parseRate } from '@lantern/rules/agreements';
import * as z from 'zod/mini';

/** Whole minor units, 0 included. */
const minorUnits = z.string().check(z.regex(/^(0|[1-9][0-9]{0,14})$/));
const percent = z
  .string()
  .check(z.refine((given) => parseRate(given) !== undefined, 'is no rate in percent'));

const rates = z.strictObject({
  lowest: percent,
  highest: percent,
  /** Every rate is a multiple of it. */
  step: percent.check(z.refine((given) => parseRate(given) !== 0, 'is 0')),
});

export const agreement = {
  agreements: z.strictObject({
    /** Who pays: each upline its downlines, or the brand the difference of the rates. */
    funding: z.enum(fundings),
    /** How a team win lowers the base of later dividends. */
    carryOver: z.enum(carryOvers),
    /** The base of a salary is rounded down to it; 0 is off. */
    turnoverStep: minorUnits,
    /** Bills of the brand above it wait for two people of the staff; 0 is off. */
    reviewFrom: minorUnits,
    /** Dividends of the brand wait until their agents collect them. */
    collectDividends: z.boolean(),
    mostTiers: z.number().check(z.int(), z.minimum(1), z.maximum(50)),
    sameLevel: z.boolean(),
    crossLevel: z.boolean(),
    sameRule: z.boolean(),
    /** The usual turnover from which a member is active, by the length of the period. */
    activeMinimum: z.strictObject({ hour: minorUnits, day: minorUnits, longer: minorUnits }),
    rates: z.strictObject({
      dividend: rates,
      dailySalary: rates,
      hourlySalary: rates,
      realTimeSalary: rates,
    }),
  }),
};
