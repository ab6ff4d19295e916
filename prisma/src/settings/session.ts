import * as z from 'zod/mini';
import { count, minorUnits, minutes } from './numbers.ts';

export const session = {
  login: z.strictObject({
    /** Failures of one account after which a captcha is asked for. */
    captchaAfterFailures: count,
    /**
     * Failures within `failureMinutes` that lock the account's password login for `lockMinutes`.
     */
    lockAfterFailures: count,
    failureMinutes: minutes,
    lockMinutes: minutes,
    /** A new login ends the sessions before it. */
    singleSession: z.boolean(),
    idleMinutes: minutes,
    absoluteMinutes: minutes,
    /** Days after which a password has to be changed, where PASSEXPIRY3 is on. */
    passwordDays: minutes,
    /** When a login is verified a second time. */
    secondVerification: z.enum(['new_network', 'never']),
    /** Days for which "stay logged in" lasts. */
    rememberDays: minutes,
    /** Life of a login ticket. */
    ticketSeconds: minutes,
    /** Life of the link in a password mail. */
    resetMinutes: minutes,
  }),
  trial: z.strictObject({
    balance: minorUnits,
    lifeMinutes: minutes,
    /** Trial accounts that may be open at a time. */
    mostOpen: count,
  }),
};
