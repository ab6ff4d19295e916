import { vietnameseBanks } from './banks.ts';
import { contentOf } from './content/index.ts';
import { lanternDeposit } from './deposit-methods.ts';
import type { SeedBrand } from './seed-brand.ts';
import {
  usualAgreements,
  usualFields,
  usualJackpot,
  usualSettings,
  usualWithdrawal,
} from './usual-settings.ts';

/** Vietnamese and English, in dong; with the simplest registration. */
export const lantern: SeedBrand = {
  code: 'lantern',
  name: 'Lantern',
  currency: 'VND',
  timeZone: 'Asia/Ho_Chi_Minh',
  host: 'localhost',
  settings: {
    ...usualSettings,
    countryDialingCode: '84',
    languages: ['vi', 'en'],
    smsCountries: ['VN', 'PH'],
    minimumAge: 18,
    theme: { light: {}, dark: {} },
    welcomePicture: 'river-lantern',
    switches: ['USERNAMEREG3', 'DIRECTREG3', 'FREEPLAY3'],
    registration: {
      fields: usualFields,
      captcha: false,
      agreementChecked: true,
      phoneVerification: 'sms',
      uniqueHandles: ['mobile', 'email'],
      budgetPerHour: 2000,
    },
    deposit: lanternDeposit,
    withdrawal: {
      ...usualWithdrawal,
      minimum: '100000',
      maximum: '100000000',
      perDaySum: '300000000',
      fourEyesFrom: '20000000',
    },
    staff: {
      creditAlonePerDay: '100000000',
      approveAlonePerDay: '50000000',
      separateFrom: '2000000',
      separateDays: 7,
      adjustmentMost: '100000000',
      adjustmentPerDay: '300000000',
    },
    statements: { matchDays: 5, otherAccounts: [] },
    winnings: { heldFrom: '500000000', heldFromOf: {} },
    agreements: usualAgreements(100_000),
    freeRounds: {
      turnoverPercent: 100,
      ...{ valueMost: '100000', most: '2000000', alonePerDay: '500000' },
    },
    jackpot: { ...usualJackpot, seed: '5000000', most: '200000000', odds: '1000000000' },
    lottery: { exposureLimit: '500000000' },
    downline: { links: 100, contacts: 'masked' },
    transfers: {
      toUpline: false,
      toDownline: true,
      minimum: '50000',
      maximum: '100000000',
      perDay: '200000000',
      watchFrom: '50000000',
    },
    trial: { balance: '2000000', lifeMinutes: 1440, mostOpen: 5000 },
    captcha: { kind: 'image', refreshMs: 1000, expiresInMinutes: 3 },
    bankAccounts: { banks: vietnameseBanks, most: 5, holdHours: 24 },
  },
  referral: {
    ...{ base: 'turnover', period: 'day', rates: [2000, 1000, 500] },
    ...{ deposits: '100000', turnover: '500000', holdDays: 3 },
  },
  content: contentOf({
    code: 'lantern',
    name: 'Lantern',
    minimumAge: 18,
    resetByPhone: false,
  }),
};
