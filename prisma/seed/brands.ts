import { type FieldRule, type RegistrationField, switchIds } from '@lantern/rules';
import type { BrandSettings } from '../src/brand-settings.ts';

const off = (patternId: FieldRule['patternId'], minLength: number, maxLength: number): FieldRule => ({
  enabled: false,
  required: false,
  patternId,
  acceptedPattern: '*',
  minLength,
  maxLength,
});
const on = (rule: FieldRule, required: boolean): FieldRule => ({ ...rule, enabled: true, required });

const usual: Record<RegistrationField, FieldRule> = {
  username: on(off('letter_first', 6, 16), true),
  password: on(off('no_spaces', 8, 20), true),
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

const shared = {
  copyrightYear: 2024,
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
  },
  codes: { expiresInMinutes: 5, tries: 5, perHour: 5, perDay: 10, lockMinutes: 5 },
  captcha: { refreshMs: 1000, expiresInMinutes: 3 },
} satisfies Partial<BrandSettings>;

export interface SeedBrand {
  code: string;
  name: string;
  currency: string;
  host: string;
  settings: BrandSettings;
  banners: SeedBanner[];
}

export interface SeedBanner {
  groupName: string;
  art: string;
  texts: Record<string, { eyebrow: string; title: string; text: string; action: string }>;
  linkageType: 'route' | 'register' | 'game' | null;
  linkage: string | null;
}

/** Without a palette of its own the art has the colours of the game. */
const gameBanner = (texts: SeedBanner['texts'], palette?: number): SeedBanner => ({
  groupName: '/',
  art: palette === undefined ? 'INHOUSE.lucky-bowl' : `INHOUSE.lucky-bowl.${palette}`,
  texts,
  linkageType: 'game',
  linkage: 'BGS:lucky-bowl',
});

/** Vietnamese and English, in dong; the loosest door that is still safe. */
export const lantern: SeedBrand = {
  code: 'lantern',
  name: 'Lantern',
  currency: 'VND',
  host: 'localhost',
  settings: {
    ...shared,
    languages: ['vi', 'en'],
    smsCountries: ['VN', 'PH'],
    minimumAge: 18,
    theme: { light: {}, dark: {} },
    switches: ['USERNAMEREG3', 'DIRECTREG3', 'FREEPLAY3'],
    registration: { fields: usual, captcha: false, uniqueHandles: ['mobile', 'email'] },
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
    trial: { balance: '2000000', lifeMinutes: 1440 },
  },
  banners: [
    gameBanner({
      en: {
        eyebrow: 'In-house',
        title: 'Lucky Bowl',
        text: 'Six symbols, three dice. Every shake can be checked.',
        action: 'Play now',
      },
      vi: {
        eyebrow: 'Trò chơi của nhà',
        title: 'Bầu Cua',
        text: 'Sáu linh vật, ba viên xúc xắc. Ván nào cũng kiểm tra được.',
        action: 'Chơi ngay',
      },
    }),
    {
      groupName: '/',
      art: 'RNG.paper-lantern.6',
      texts: {
        en: {
          eyebrow: 'New here?',
          title: 'Your table is ready',
          text: 'An account takes a minute. You have to be 18 or older.',
          action: 'Create account',
        },
        vi: {
          eyebrow: 'Bạn mới đến?',
          title: 'Bàn chơi đã sẵn sàng',
          text: 'Mở tài khoản chỉ mất một phút. Bạn phải đủ 18 tuổi.',
          action: 'Tạo tài khoản',
        },
      },
      linkageType: 'register',
      linkage: null,
    },
  ],
};

/** English, in pesos; every switch on, and the strictest door. */
export const harbor: SeedBrand = {
  code: 'harbor',
  name: 'Harbor',
  currency: 'PHP',
  host: 'harbor.localhost',
  settings: {
    ...shared,
    languages: ['en'],
    smsCountries: ['PH'],
    minimumAge: 21,
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
        ...usual,
        mobileNum: on(usual.mobileNum, true),
        captcha: on(usual.captcha, true),
        email: on(usual.email, false),
      },
      captcha: true,
      uniqueHandles: ['mobile', 'email'],
    },
    deposit: {
      methods: [
        {
          method: 'online',
          gateway: 'paygate',
          names: { en: 'Online payment' },
          minimum: '10000',
          maximum: '5000000',
          presets: ['20000', '50000', '100000', '200000', '500000', '1000000'],
          expiresInMinutes: 30,
        },
      ],
    },
    trial: { balance: '1000000', lifeMinutes: 1440 },
  },
  banners: [
    gameBanner(
      {
        en: {
          eyebrow: 'In-house',
          title: 'Lucky Bowl',
          text: 'Six symbols, three dice. Every shake can be checked.',
          action: 'Play now',
        },
      },
      3,
    ),
  ],
};

export const seedBrands = [lantern, harbor];
