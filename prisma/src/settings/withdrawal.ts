import { withdrawalFee } from '@lantern/rules';
import * as z from 'zod/mini';
import { atLeastOne, count, minorUnits, minutes } from './numbers.ts';

export const withdrawal = {
  withdrawal: z
    .strictObject({
      /** What one withdrawal may be of. */
      minimum: minorUnits,
      maximum: minorUnits,
      /** What a member may take out on one day of the brand. */
      perDayCount: atLeastOne,
      perDaySum: minorUnits,
      /** The fee; `basisPoints` are hundredths of a percent of the amount. */
      fee: z.strictObject({
        freePerDay: count,
        fixed: z.string().check(z.regex(/^(0|[1-9][0-9]{0,14})$/)),
        basisPoints: count.check(z.maximum(1000)),
      }),
      /** Hundredths of a deposit that have to be played before money may leave. */
      turnoverPercent: count,
      /**
       * Stakes of a round that cover this share of its outcomes, in percent, do not count; 101 for
       * all that count.
       */
      coveredFromPercent: z.number().check(z.int(), z.minimum(1), z.maximum(101)),
      /** From this amount on two of the staff approve. */
      fourEyesFrom: minorUnits,
      /** What staff and banks usually take. Members see it; the queue marks what is late. */
      reviewMinutes: minutes,
      payoutMinutes: minutes,
      /** After so long without a word a payout counts as received. */
      autoReceiveMinutes: minutes,
    })
    .check(
      z.refine(
        ({ minimum, maximum }) => BigInt(minimum) <= BigInt(maximum),
        'the minimum is above the maximum',
      ),
      z.refine(
        ({ minimum, fee }) => withdrawalFee(fee, BigInt(minimum), fee.freePerDay) < BigInt(minimum),
        {
          message: 'the fee takes all of the smallest withdrawal',
          path: ['fee'],
        },
      ),
    ),
};
