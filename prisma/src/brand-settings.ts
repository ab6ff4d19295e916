import { announcementTypes, captchaKinds, prizeModes, themeColours } from '@lantern/contracts';
import { currencyDigits, patternKindNames, registrationFields, switchIds } from '@lantern/rules';
import * as z from 'zod/mini';

const count = z.number().check(z.int(), z.minimum(0));
const minutes = z.number().check(z.int(), z.minimum(1));
const atLeastOne = z.number().check(z.int(), z.minimum(1));
const minorUnits = z.string().check(z.regex(/^[1-9][0-9]{0,14}$/));

const fieldRule = z.strictObject({
  enabled: z.boolean(),
  required: z.boolean(),
  patternId: z.enum(patternKindNames),
  acceptedPattern: z.string().check(z.maxLength(255)),
  minLength: count,
  maxLength: count,
});

const colour = z.string().check(z.regex(/^#[0-9A-Fa-f]{6}$/));
/** It goes into the policy of pages, where a blank or a semicolon would begin another rule. */
const origin = z.string().check(z.regex(/^https?:\/\/[a-z0-9.-]+(:\d{1,5})?$/i));
/** ISO 3166-1, two letters. */
const country = z.string().check(z.regex(/^[A-Z]{2}$/));
const moment = z.iso.datetime();

const depositMethod = z.strictObject({
  method: z.string(),
  gateway: z.string(),
  names: z.record(z.string(), z.string()),
  minimum: minorUnits,
  maximum: minorUnits,
  presets: z.array(minorUnits),
  /** How long a payment page stays open. */
  expiresInMinutes: minutes,
});

/** What a brand decides for itself: the shape of `brand.settings`. */
export const brandSettings = z.strictObject({
  /** BCP 47; the first is the default. */
  languages: z.array(z.string()).check(z.minLength(1)),
  countryDialingCode: z.string(),
  /** Digits that a mobile number of another country would need; only these countries get an SMS (ISO 3166-1). */
  smsCountries: z.array(z.string()),
  /** Years of age that the agreement at registration asks for. */
  minimumAge: count,
  /** Years of age that a birthday has to tell. */
  birthdayAge: count,
  copyrightYear: count,
  theme: z.strictObject({ light: themeColours, dark: themeColours }),
  status: z.strictObject({
    /** Closed while this is set, or from `from` to `until` where they are. */
    maintenance: z.nullable(z.strictObject({ from: z.nullable(moment), until: z.nullable(moment) })),
    /** Countries whose visitors are turned away. */
    restrictedCountries: z.array(country),
  }),
  site: z.strictObject({
    /** The platform's code of each language. */
    languageCodes: z.record(z.string(), z.string()),
    lotteryType: z.string(),
    prizeModes: z.array(z.enum(prizeModes)),
    announcementTypes: z.array(z.enum(announcementTypes)),
    announcementExecution: z.literal('B'),
    chat: z.strictObject({ headerColor: colour, menuColor: colour }),
    gtagId: z.nullable(z.string().check(z.regex(/^G-[A-Z0-9]{4,20}$/))),
    imageCdns: z.array(origin),
    launchGameCdns: z.array(origin),
    barsBesideGames: z.boolean(),
    /** Vendors whose cards stand under e-sports or cockfight although they call themselves sports (GAM-03). */
    esportsVendors: z.array(z.string()),
    cockfightVendors: z.array(z.string()),
  }),
  switches: z.array(z.enum(switchIds)),
  registration: z.strictObject({
    fields: z.record(z.enum(registrationFields), fieldRule),
    captcha: z.boolean(),
    /** Who sends the code to a phone and checks it: this site, or the external service. */
    phoneVerification: z.enum(['sms', 'firebase']),
    /** Handles that only one member may have, beside the username. */
    uniqueHandles: z.array(z.enum(['mobile', 'email'])),
  }),
  login: z.strictObject({
    /** Failures of one account after which a captcha is asked for. */
    captchaAfterFailures: count,
    /** Failures within `failureMinutes` that lock the account's password login for `lockMinutes`. */
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
    /** All the codes of the brand in an hour and channel: beyond it none goes out, and an alarm is raised. */
    budgetPerHour: atLeastOne,
  }),
  captcha: z.strictObject({ kind: z.enum(captchaKinds), refreshMs: count, expiresInMinutes: minutes }),
  bankAccounts: z.strictObject({
    /** `minLength` and `maxLength` count the digits of an account number. */
    banks: z.array(
      z.strictObject({ code: z.string(), names: z.record(z.string(), z.string()), minLength: count, maxLength: count }),
    ),
    most: count,
    /** Hours until money may go to a new account. */
    holdHours: count,
  }),
  deposit: z.strictObject({ methods: z.array(depositMethod) }),
  trial: z.strictObject({
    balance: minorUnits,
    lifeMinutes: minutes,
    /** Trial accounts that may be open at a time. */
    mostOpen: count,
  }),
});
export type BrandSettings = z.infer<typeof brandSettings>;

/** Reads what is stored; a brand whose settings do not fit stops the start with the place named. */
export function parseBrandSettings(code: string, currency: string, stored: unknown): BrandSettings {
  currencyDigits(currency);
  const parsed = brandSettings.safeParse(stored);
  if (parsed.success) return parsed.data;
  const [first] = parsed.error.issues;
  throw new Error(`The settings of brand ${code} are wrong at ${first?.path.join('.')}: ${first?.message}.`);
}
