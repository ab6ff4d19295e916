import { depositFee, depositKinds, mostDepositBasisPoints } from '@lantern/rules';
import * as z from 'zod/mini';
import { count, minorUnits, minutes } from './numbers.ts';

const depositMethod = z
  .strictObject({
    method: z.string().check(z.regex(/^[a-z0-9-]{2,32}$/)),
    /**
     * How it is paid. A transfer to an account of the brand needs no gateway; everything else does.
     */
    kind: z.enum(depositKinds),
    gateway: z.nullable(z.string()),
    names: z.record(z.string(), z.string()),
    minimum: minorUnits,
    maximum: minorUnits,
    presets: z.array(minorUnits),
    /** What the brand keeps; `basisPoints` are hundredths of a percent of the amount. */
    fee: z.strictObject({
      basisPoints: count.check(z.maximum(mostDepositBasisPoints)),
      fixed: z.string().check(z.regex(/^(0|[1-9][0-9]{0,14})$/)),
    }),
    /**
     * The ranks of members that it is open to, both ends among them; all of them where this is
     * missing.
     */
    ranks: z.optional(z.strictObject({ from: count, to: count })),
    /** How long it usually takes until the money is there. */
    usualMinutes: z.strictObject({ from: count, to: count }),
    /** How long there is to pay. */
    expiresInMinutes: minutes,
  })
  .check(
    z.refine(
      ({ minimum, maximum }) => BigInt(minimum) <= BigInt(maximum),
      'the minimum is above the maximum',
    ),
    z.refine(({ fee, minimum }) => depositFee(fee, BigInt(minimum)) < BigInt(minimum) / 2n, {
      message: 'the fee takes half of the smallest deposit',
      path: ['fee'],
    }),
    z.refine(({ kind, gateway }) => (kind === 'bank') === (gateway === null), {
      message: 'a gateway has to be named, except for transfers to an account',
      path: ['gateway'],
    }),
  );

export const deposit = {
  deposit: z
    .strictObject({
      methods: z.array(depositMethod),
      /** The accounts of the brand that members pay to. */
      accounts: z.array(
        z.strictObject({
          bankName: z.string(),
          accountNumber: z.string().check(z.regex(/^[A-Za-z0-9]{4,32}$/)),
          holderName: z.string(),
          /** By which NAPAS knows the bank, where there is to be a VietQR; null elsewhere. */
          bin: z.nullable(z.string().check(z.regex(/^\d{6}$/))),
        }),
      ),
      /** From this amount on two of the staff credit. */
      fourEyesFrom: minorUnits,
      /** How long staff usually take to find a transfer: what the queue is measured by. */
      matchMinutes: minutes,
    })
    .check(
      z.refine(
        ({ methods, accounts }) =>
          accounts.length > 0 || methods.every(({ kind }) => kind !== 'bank'),
        {
          message: 'there is no account for transfers',
          path: ['accounts'],
        },
      ),
    ),
};
