import { patternKindNames, registrationFields } from '@lantern/rules';
import * as z from 'zod/mini';
import { atLeastOne, count } from './numbers.ts';

const fieldRule = z.strictObject({
  enabled: z.boolean(),
  required: z.boolean(),
  patternId: z.enum(patternKindNames),
  acceptedPattern: z.string().check(z.maxLength(255)),
  minLength: count,
  maxLength: count,
});

export const registration = {
  registration: z.strictObject({
    fields: z.record(z.enum(registrationFields), fieldRule),
    captcha: z.boolean(),
    /** The box of the agreement starts checked, as the specification says. */
    agreementChecked: z._default(z.boolean(), true),
    /** Who sends the code to a phone and checks it: this site, or the external service. */
    phoneVerification: z.enum(['sms', 'firebase']),
    /** Handles that only one member may have, beside the username. */
    uniqueHandles: z.array(z.enum(['mobile', 'email'])),
    /**
     * How many may register in an hour: far more than do on the best day, and few enough that a
     * flood ends.
     */
    budgetPerHour: atLeastOne,
  }),
};
