import { type FieldRule, passwordBounds, type RegistrationField } from '@lantern/rules';
import type { BrandSettings } from '../src/brand-settings.ts';
import { usualRanks } from '../src/settings/profile.ts';

const off = (
  patternId: FieldRule['patternId'],
  minLength: number,
  maxLength: number,
): FieldRule => ({
  enabled: false,
  required: false,
  patternId,
  acceptedPattern: '*',
  minLength,
  maxLength,
});
/** Enables a field. */
export const on = (rule: FieldRule, required: boolean): FieldRule => ({
  ...rule,
  enabled: true,
  required,
});

/** The default rules of the registration form. */
export const usualFields: Record<RegistrationField, FieldRule> = {
  username: on(off('letter_first', 6, 16), true),
  password: on(off('any', passwordBounds.min, passwordBounds.max), true),
  payeeName: off('full_name', 2, 50),
  paymentPassword: off('digits', 6, 6),
  qqNum: off('digits', 5, 15),
  line: off('no_spaces', 2, 50),
  whatsapp: off('digits', 6, 15),
  zalo: off('digits', 6, 15),
  facebook: off('no_spaces', 2, 50),
  wechat: off('no_spaces', 2, 50),
  idNumber: off('alphanumeric', 6, 20),
  email: off('email', 6, 100),
  mobileNum: off('digits', 6, 15),
  affiliateCode: off('alphanumeric', 4, 20),
  captcha: off('alphanumeric', 4, 6),
  recommenderId: off('alphanumeric', 4, 20),
};

const rates = (lowest: string, highest: string, step: string) => ({ lowest, highest, step });

/** The usual rules for agreements; `unit` is the smallest usual active minimum, in minor units. */
export const usualAgreements = (unit: number): BrandSettings['agreements'] => ({
  funding: 'upline',
  carryOver: 'none',
  turnoverStep: '0',
  reviewFrom: String(20 * unit),
  collectDividends: false,
  mostTiers: 10,
  sameLevel: false,
  crossLevel: true,
  sameRule: false,
  activeMinimum: {
    hour: String(unit),
    day: String(5 * unit),
    longer: String(10 * unit),
  },
  rates: {
    dividend: rates('1', '40', '0.5'),
    dailySalary: rates('0.1', '2', '0.1'),
    hourlySalary: rates('0.1', '2', '0.1'),
    realTimeSalary: rates('0', '2.1', '0.1'),
  },
});

/** The settings both brands start with. */
export const usualSettings = {
  countryDialingCode: '63',
  login: {
    captchaAfterFailures: 3,
    lockAfterFailures: 10,
    failureMinutes: 30,
    lockMinutes: 15,
    singleSession: true,
    idleMinutes: 30,
    absoluteMinutes: 720,
    passwordDays: 90,
    secondVerification: 'new_network',
    rememberDays: 1,
    ticketSeconds: 60,
    resetMinutes: 30,
  },
  codes: {
    expiresInMinutes: 5,
    tries: 5,
    perHour: 5,
    perDay: 10,
    lockMinutes: 5,
    captchaAfter: 3,
    perNetworkHour: 20,
    budgetPerHour: 2000,
  },
  birthdayAge: 21,
  ranks: usualRanks,
  protection: {
    raiseWaitHours: 24,
    raiseLapseHours: 168,
    coolOffHours: [24, 72, 168, 336, 720, 1008],
    exclusionMonths: [6, 12, 60],
    liftAfterMonths: 6,
    realityMinutes: [15, 30, 60],
    realityUsual: 60,
    ageBeforeDeposit: false,
    samePerson: { strong: 'hold', weak: 'hold' },
    limits: [],
  },
  rounds: { openMinutes: 30, waitHours: 24, unexplained: 'staff' },
  privacy: { keepDays: 1825 },
  wallets: { single: false, recallBeforeGame: false, moveIntoGame: true },
  status: { maintenance: null, restrictedCountries: [] },
  site: {
    languageCodes: { vi: 'TY', en: 'EN' },
    lotteryType: 'Lott',
    prizeModes: ['Lott', 'ZY', 'Elott', 'SEA'],
    announcementTypes: ['B', 'PL', 'PU', 'PR'],
    announcementExecution: 'B',
    chat: { headerColor: '#262743', menuColor: '#ff947a' },
    gtagId: null,
    imageCdns: [],
    launchGameCdns: [],
    barsBesideGames: false,
    esportsVendors: [],
    cockfightVendors: [],
  },
} satisfies Partial<BrandSettings>;

/** The withdrawal settings that do not depend on the currency. */
export const usualWithdrawal = {
  perDayCount: 5,
  fee: { freePerDay: 3, fixed: '0', basisPoints: 100 },
  turnoverPercent: 100,
  coveredFromPercent: 60,
  reviewMinutes: 30,
  payoutMinutes: 30,
  autoReceiveMinutes: 60,
} satisfies Partial<BrandSettings['withdrawal']>;

/** The jackpot without its amounts: one per cent of each stake, over the slots of the house. */
export const usualJackpot = {
  open: true,
  games: [
    'BGS:carp-leap',
    'BGS:pearl-tides',
    'BGS:moon-feast',
    'BGS:market-boats',
    'BGS:spring-fair',
    'BGS:brass-compass',
  ],
  share: 10_000,
} satisfies Partial<BrandSettings['jackpot']>;
