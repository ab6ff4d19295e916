import { vietnameseBanks } from './banks.ts';
import { contentOf } from './content/index.ts';
import type { SeedBrand } from './seed-brand.ts';
import { usualFields, usualSettings } from './usual-settings.ts';

/** Vietnamese and English, in dong; the loosest door that is still safe. */
export const lantern: SeedBrand = {
  code: 'lantern',
  name: 'Lantern',
  currency: 'VND',
  host: 'localhost',
  settings: {
    ...usualSettings,
    languages: ['vi', 'en'],
    smsCountries: ['VN', 'PH'],
    minimumAge: 18,
    theme: { light: {}, dark: {} },
    switches: ['USERNAMEREG3', 'DIRECTREG3', 'FREEPLAY3'],
    registration: { fields: usualFields, captcha: false, phoneVerification: 'sms', uniqueHandles: ['mobile', 'email'] },
    deposit: {
      methods: [
        {
          method: 'online',
          gateway: 'paygate',
          names: { en: 'Online payment', vi: 'Thanh toán trực tuyến' },
          minimum: '50000',
          maximum: '100000000',
          presets: ['100000', '200000', '500000', '1000000', '2000000', '5000000'],
          expiresInMinutes: 30,
        },
      ],
    },
    trial: { balance: '2000000', lifeMinutes: 1440, mostOpen: 5000 },
    captcha: { kind: 'image', refreshMs: 1000, expiresInMinutes: 3 },
    bankAccounts: { banks: vietnameseBanks, most: 5, holdHours: 24 },
  },
  content: contentOf({ code: 'lantern', name: 'Lantern', minimumAge: 18, palettes: [6, 1, 4, 2] }),
};
