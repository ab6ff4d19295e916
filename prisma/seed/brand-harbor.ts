import { switchIds } from '@lantern/rules';
import { philippineBanks } from './banks.ts';
import { contentOf } from './content/index.ts';
import { harborDeposit } from './deposit-methods.ts';
import type { SeedBrand } from './seed-brand.ts';
import {
  on,
  usualAgreements,
  usualFields,
  usualJackpot,
  usualSettings,
  usualWithdrawal,
} from './usual-settings.ts';

/** English, in pesos; every switch on, with the strictest registration. */
export const harbor: SeedBrand = {
  code: 'harbor',
  name: 'Harbor',
  currency: 'PHP',
  timeZone: 'Asia/Manila',
  host: 'harbor.localhost',
  settings: {
    ...usualSettings,
    wallets: { ...usualSettings.wallets, moveIntoGame: false },
    languages: ['en'],
    smsCountries: ['PH'],
    minimumAge: 21,
    welcomePicture: 'harbor-light',
    theme: {
      light: {
        brand: '#0B5C7A',
        brandHover: '#084A63',
        brandSoft: '#E3F1F6',
        header: '#0E2A3A',
        accent: '#F2B63C',
        accentHover: '#E5A31F',
        onAccent: '#1B1C33',
      },
      dark: {
        brand: '#6CC6E4',
        brandHover: '#8FD5EC',
        brandSoft: '#16384A',
        onBrand: '#0C1D28',
        header: '#0B2230',
        accent: '#F2B63C',
        accentHover: '#F7C766',
        onAccent: '#1B1C33',
      },
    },
    switches: [...switchIds],
    registration: {
      fields: {
        ...usualFields,
        mobileNum: on(usualFields.mobileNum, true),
        captcha: on(usualFields.captcha, true),
        email: on(usualFields.email, false),
        affiliateCode: on(usualFields.affiliateCode, false),
      },
      captcha: true,
      agreementChecked: false,
      phoneVerification: 'sms',
      uniqueHandles: ['mobile', 'email'],
      budgetPerHour: 2000,
    },
    deposit: harborDeposit,
    withdrawal: {
      ...usualWithdrawal,
      minimum: '20000',
      maximum: '5000000',
      perDaySum: '15000000',
      fourEyesFrom: '1000000',
    },
    staff: {
      creditAlonePerDay: '10000000',
      approveAlonePerDay: '2500000',
      separateFrom: '100000',
      separateDays: 7,
      adjustmentMost: '5000000',
      adjustmentPerDay: '15000000',
    },
    statements: { matchDays: 5, otherAccounts: [] },
    winnings: { heldFrom: '50000000', heldFromOf: {} },
    // Harbor's agents bear no risk: the brand pays each the difference of the rates.
    agreements: { ...usualAgreements(10_000), funding: 'difference', carryOver: 'month' },
    freeRounds: {
      turnoverPercent: 0,
      ...{ valueMost: '10000', most: '200000', alonePerDay: '50000' },
    },
    jackpot: { ...usualJackpot, seed: '1000000', most: '50000000', odds: '200000000' },
    lottery: { exposureLimit: '100000000' },
    downline: { links: 100, contacts: 'hidden' },
    transfers: {
      toUpline: true,
      toDownline: true,
      minimum: '10000',
      maximum: '5000000',
      perDay: '10000000',
      watchFrom: '2000000',
    },
    trial: { balance: '1000000', lifeMinutes: 1440, mostOpen: 5000 },
    captcha: { kind: 'slider', refreshMs: 1000, expiresInMinutes: 3 },
    bankAccounts: { banks: philippineBanks, most: 5, holdHours: 24 },
  },
  content: contentOf({
    code: 'harbor',
    name: 'Harbor',
    minimumAge: 21,
    resetByPhone: true,
  }),
};
