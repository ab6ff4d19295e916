import { announcementTypes, captchaKinds, prizeModes, themeColours } from '@lantern/contracts';
import {
  coolOffHours,
  currencyDigits,
  depositFee,
  depositKinds,
  limitKinds,
  limitPeriods,
  mostDepositBasisPoints,
  patternKindNames,
  periodsOf,
  registrationFields,
  switchIds,
  withdrawalFee,
} from '@lantern/rules';
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

const depositSettings = z
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
  );

const withdrawalSettings = z
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
    /** From this amount on two of the staff approve. */
    fourEyesFrom: minorUnits,
    /**
     * How long staff and banks usually take: what a member is told, and what the queue is measured
     * by.
     */
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
  );

/** What a brand decides for itself: the shape of `brand.settings`. */
export const brandSettings = z.strictObject({
  /** BCP 47; the first is the default. */
  languages: z.array(z.string()).check(z.minLength(1)),
  countryDialingCode: z.string(),
  /**
   * Digits that a mobile number of another country would need; only these countries get an SMS (ISO
   * 3166-1).
   */
  smsCountries: z.array(z.string()),
  /** Years of age that the agreement at registration asks for. */
  minimumAge: count,
  /** Years of age that a birthday has to tell. */
  birthdayAge: count,
  copyrightYear: count,
  theme: z.strictObject({ light: themeColours, dark: themeColours }),
  status: z.strictObject({
    /** Closed while this is set, or from `from` to `until` where they are. */
    maintenance: z.nullable(
      z.strictObject({ from: z.nullable(moment), until: z.nullable(moment) }),
    ),
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
    /**
     * Vendors whose cards stand under e-sports or cockfight although they call themselves sports
     * (GAM-03).
     */
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
    /**
     * How many may register in an hour: far more than do on the best day, and few enough that a
     * flood ends.
     */
    budgetPerHour: atLeastOne,
  }),
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
  bankAccounts: z.strictObject({
    /** `minLength` and `maxLength` count the digits of an account number. */
    banks: z.array(
      z.strictObject({
        code: z.string(),
        names: z.record(z.string(), z.string()),
        minLength: count,
        maxLength: count,
      }),
    ),
    most: count,
    /** Hours until money may go to a new account. */
    holdHours: count,
  }),
  withdrawal: withdrawalSettings,
  deposit: depositSettings,
  protection: z.strictObject({
    /**
     * Hours that a raise of a member's limit waits, and for how many after that its second yes may
     * come.
     */
    raiseWaitHours: atLeastOne,
    raiseLapseHours: atLeastOne,
    /** The cool-offs to choose from, in hours. */
    coolOffHours: z.array(
      z.number().check(z.int(), z.minimum(coolOffHours.least), z.maximum(coolOffHours.most)),
    ),
    /** The self-exclusions to choose from, in months; one without an end is always there. */
    exclusionMonths: z.array(atLeastOne),
    /** Months of a self-exclusion that nobody can lift it in. */
    liftAfterMonths: atLeastOne,
    /**
     * Minutes between two reality checks: those to choose from, and those of a member who has not
     * chosen; null for none.
     */
    realityMinutes: z.array(z.number().check(z.int(), z.minimum(5), z.maximum(240))),
    realityUsual: z.nullable(z.number().check(z.int(), z.minimum(5), z.maximum(240))),
    /** Whether a birthday has to be told before the first deposit. */
    ageBeforeDeposit: z.boolean(),
    /** Limits that nobody at the brand goes beyond: minor units, or minutes for `session`. */
    limits: z.array(
      z
        .strictObject({
          kind: z.enum(limitKinds),
          period: z.enum(limitPeriods),
          amount: minorUnits,
        })
        .check(
          z.refine(
            ({ kind, period }) => periodsOf(kind).includes(period),
            'has a period that is not limited',
          ),
        ),
    ),
  }),
  wallets: z.strictObject({
    /**
     * One wallet for every game: nothing goes to vendors that keep wallets of their own, and what
     * they have comes back.
     */
    single: z.boolean(),
    /** Fetches what other vendors have before a game is opened. */
    recallBeforeGame: z.boolean(),
  }),
  transfers: z
    .strictObject({
      /**
       * Whether members may send money to who is directly above them, and agents to those below.
       */
      toUpline: z.boolean(),
      toDownline: z.boolean(),
      minimum: minorUnits,
      maximum: minorUnits,
      /** What one member may send on one day of the brand. */
      perDay: minorUnits,
      /**
       * From this sum of a day on, each transfer is written down for whoever looks for laundering.
       */
      watchFrom: minorUnits,
    })
    .check(
      z.refine(
        ({ minimum, maximum }) => BigInt(minimum) <= BigInt(maximum),
        'the minimum is above the maximum',
      ),
    ),
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
  throw new Error(
    `The settings of brand ${code} are wrong at ${first?.path.join('.')}: ${first?.message}.`,
  );
}
