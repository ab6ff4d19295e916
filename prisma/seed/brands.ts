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
} satisfies Partial<BrandSettings>;

const bank = (code: string, name: string, minLength: number, maxLength: number) => ({
  code,
  names: { en: name },
  minLength,
  maxLength,
});

const vietnameseBanks = [
  bank('VCB', 'Vietcombank', 10, 13),
  bank('TCB', 'Techcombank', 10, 14),
  bank('BIDV', 'BIDV', 10, 14),
  bank('CTG', 'VietinBank', 10, 12),
  bank('ACB', 'ACB', 6, 14),
  bank('MBB', 'MB Bank', 9, 13),
  bank('VPB', 'VPBank', 8, 12),
  bank('TPB', 'TPBank', 8, 11),
];

const philippineBanks = [
  bank('BDO', 'BDO Unibank', 10, 12),
  bank('BPI', 'BPI', 10, 10),
  bank('MBTC', 'Metrobank', 13, 13),
  bank('UBP', 'UnionBank', 12, 12),
  bank('LBP', 'Landbank', 10, 10),
  bank('GCASH', 'GCash', 11, 11),
  bank('MAYA', 'Maya', 11, 11),
];

export interface SeedBrand {
  code: string;
  name: string;
  currency: string;
  host: string;
  settings: BrandSettings;
  banners: SeedBanner[];
  promotions: SeedPromotion[];
}

export interface SeedPromotion {
  category: 'new_player';
  art: string;
  texts: Record<string, { title: string; text: string }>;
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

/** What a newcomer finds beside the form. None of it promises money. */
const newPlayerPromotions: SeedPromotion[] = [
  {
    category: 'new_player',
    art: 'INHOUSE.lucky-bowl.1',
    texts: {
      en: {
        title: 'Your first round of Lucky Bowl',
        text: 'Pick a symbol, place a bet, shake the bowl. You win for each of the three dice that shows your symbol.',
      },
      vi: {
        title: 'Ván Bầu Cua đầu tiên',
        text: 'Chọn linh vật, đặt cược, lắc bát. Mỗi viên xúc xắc ra linh vật của bạn là một lần thắng.',
      },
    },
  },
  {
    category: 'new_player',
    art: 'INHOUSE.lucky-bowl.4',
    texts: {
      en: {
        title: 'Check the dice yourself',
        text: 'Every shake is fixed before you bet and laid open afterwards, so that you can check it.',
      },
      vi: {
        title: 'Tự kiểm tra xúc xắc',
        text: 'Mỗi lần lắc đã định sẵn trước khi bạn cược và được mở ra sau đó để bạn kiểm tra.',
      },
    },
  },
  {
    category: 'new_player',
    art: 'RNG.paper-lantern.2',
    texts: {
      en: {
        title: 'Try it with play money first',
        text: 'Free play opens a trial account at once. Nothing to fill in, and no real money at stake.',
      },
      vi: {
        title: 'Chơi thử bằng tiền ảo trước',
        text: 'Chơi thử mở ngay một tài khoản dùng thử: không cần điền gì và không dùng tiền thật.',
      },
    },
  },
];

/** The picture beside the registration form. */
const registrationBanner = (art: string, texts: SeedBanner['texts']): SeedBanner => ({
  groupName: 'w_reg',
  art,
  texts,
  linkageType: null,
  linkage: null,
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
    registration: { fields: usual, captcha: false, phoneVerification: 'sms', uniqueHandles: ['mobile', 'email'] },
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
    registrationBanner('RNG.paper-lantern.6', {
      en: {
        eyebrow: 'Welcome',
        title: 'Light your lantern',
        text: 'One account for every game. You have to be 18 or older.',
        action: '',
      },
      vi: {
        eyebrow: 'Chào mừng',
        title: 'Thắp đèn lồng của bạn',
        text: 'Một tài khoản cho mọi trò chơi. Bạn phải đủ 18 tuổi.',
        action: '',
      },
    }),
  ],
  promotions: newPlayerPromotions,
};

const seaPalettes = [3, 8, 9];

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
        affiliateCode: on(usual.affiliateCode, false),
      },
      captcha: true,
      phoneVerification: 'sms',
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
    trial: { balance: '1000000', lifeMinutes: 1440, mostOpen: 5000 },
    captcha: { kind: 'slider', refreshMs: 1000, expiresInMinutes: 3 },
    bankAccounts: { banks: philippineBanks, most: 5, holdHours: 24 },
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
    registrationBanner('RNG.paper-lantern.3', {
      en: {
        eyebrow: 'Welcome aboard',
        title: 'Your berth in the harbor',
        text: 'One account for every game. You have to be 21 or older.',
        action: '',
      },
    }),
  ],
  // One language is enough here, and the colours are those of the sea.
  promotions: newPlayerPromotions.map(({ texts: { en }, art, ...promotion }, at) => ({
    ...promotion,
    art: art.replace(/\d+$/, String(seaPalettes[at % seaPalettes.length])),
    texts: en ? { en } : {},
  })),
};

export const seedBrands = [lantern, harbor];
