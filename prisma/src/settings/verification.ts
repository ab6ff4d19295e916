import { captchaKinds } from '@lantern/contracts';
import * as z from 'zod/mini';
import { atLeastOne, count, minutes } from './numbers.ts';

export const verification = {
  /**
   * Digits that a mobile number of another country would need; only these countries get an SMS (ISO
   * 3166-1).
   */
  smsCountries: z.array(z.string()),
  codes: z.strictObject({
    expiresInMinutes: minutes,
    tries: atLeastOne,
    /** Codes that one number or address may be sent in an hour and in a day. */
    perHour: atLeastOne,
    perDay: atLeastOne,
    lockMinutes: minutes,
    /** Codes that a network gets in an hour before a bot check is asked for. */
    captchaAfter: count,
    /** Codes that one network may have sent in an hour, to whatever numbers. */
    perNetworkHour: atLeastOne,
    /**
     * All the codes of the brand in an hour and channel: beyond it none goes out, and an alarm is
     * raised.
     */
    budgetPerHour: atLeastOne,
  }),
  captcha: z.strictObject({
    kind: z.enum(captchaKinds),
    refreshMs: count,
    expiresInMinutes: minutes,
  }),
};
