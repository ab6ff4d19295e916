import type { BrandSettings } from '../src/brand-settings.ts';

type Deposit = BrandSettings['deposit'];
type Method = Deposit['methods'][number];

const free = { basisPoints: 0, fixed: '0' };
const atOnce = { from: 0, to: 1 };

const dong = {
  minimum: '50000',
  maximum: '100000000',
  presets: ['100000', '200000', '500000', '1000000', '2000000', '5000000'],
  fee: free,
  usualMinutes: atOnce,
  expiresInMinutes: 30,
} satisfies Partial<Method>;

const peso = {
  minimum: '10000',
  maximum: '5000000',
  presets: ['20000', '50000', '100000', '200000', '500000', '1000000'],
  fee: free,
  usualMinutes: atOnce,
  expiresInMinutes: 30,
} satisfies Partial<Method>;

const inEnglish = (en: string, vi = en) => ({ en, vi });

/** Six methods in dong, covering each kind and each gateway. */
export const lanternDeposit: Deposit = {
  fourEyesFrom: '50000000',
  matchMinutes: 15,
  accounts: [
    {
      bankName: 'Vietcombank',
      accountNumber: '0071001234567',
      holderName: 'CONG TY LANTERN',
      bin: '970436',
    },
    { bankName: 'ACB', accountNumber: '257678859', holderName: 'CONG TY LANTERN', bin: '970416' },
  ],
  methods: [
    {
      ...dong,
      method: 'online',
      kind: 'redirect',
      gateway: 'paygate',
      names: inEnglish('Online payment', 'Thanh toán trực tuyến'),
    },
    {
      ...dong,
      method: 'vietqr',
      kind: 'qr',
      gateway: 'paygate',
      names: inEnglish('VietQR'),
      usualMinutes: { from: 1, to: 3 },
    },
    {
      ...dong,
      method: 'bank-transfer',
      kind: 'bank',
      gateway: null,
      names: inEnglish('Bank transfer', 'Chuyển khoản'),
      maximum: '500000000',
      usualMinutes: { from: 5, to: 15 },
      expiresInMinutes: 60,
    },
    {
      ...dong,
      method: 'e-wallet',
      kind: 'redirect',
      gateway: 'tokenpay',
      names: inEnglish('E-wallet', 'Ví điện tử'),
      maximum: '20000000',
    },
    {
      ...dong,
      method: 'card',
      kind: 'redirect',
      gateway: 'fieldpay',
      names: inEnglish('Card', 'Thẻ'),
      minimum: '100000',
      maximum: '50000000',
      fee: { basisPoints: 150, fixed: '2000' },
    },
    {
      ...dong,
      method: 'usdt-trc20',
      kind: 'crypto',
      gateway: 'paygate',
      names: inEnglish('USDT TRC\u201120'),
      minimum: '500000',
      maximum: '500000000',
      presets: ['500000', '1000000', '2000000', '5000000', '10000000', '20000000'],
      usualMinutes: { from: 2, to: 10 },
      expiresInMinutes: 60,
    },
  ],
};

/** Methods in pesos; the last one needs rank 2. */
export const harborDeposit: Deposit = {
  fourEyesFrom: '5000000',
  matchMinutes: 15,
  accounts: [
    {
      bankName: 'BDO Unibank',
      accountNumber: '001234567890',
      holderName: 'HARBOR ENTERTAINMENT INC',
      bin: null,
    },
  ],
  methods: [
    {
      ...peso,
      method: 'online',
      kind: 'redirect',
      gateway: 'paygate',
      names: inEnglish('Online payment'),
    },
    {
      ...peso,
      method: 'qrph',
      kind: 'qr',
      gateway: 'tokenpay',
      names: inEnglish('QR Ph'),
      usualMinutes: { from: 1, to: 3 },
    },
    {
      ...peso,
      method: 'bank-transfer',
      kind: 'bank',
      gateway: null,
      names: inEnglish('Bank transfer'),
      usualMinutes: { from: 5, to: 15 },
      expiresInMinutes: 60,
    },
    {
      ...peso,
      method: 'e-wallet',
      kind: 'redirect',
      gateway: 'tokenpay',
      names: inEnglish('E-wallet'),
      maximum: '2000000',
    },
    {
      ...peso,
      method: 'card',
      kind: 'redirect',
      gateway: 'fieldpay',
      names: inEnglish('Card'),
      maximum: '2500000',
      fee: { basisPoints: 200, fixed: '1000' },
    },
    {
      ...peso,
      method: 'usdt-trc20',
      kind: 'crypto',
      gateway: 'paygate',
      names: inEnglish('USDT TRC\u201120'),
      minimum: '100000',
      ranks: { from: 2, to: 9 },
      usualMinutes: { from: 2, to: 10 },
      expiresInMinutes: 60,
    },
  ],
};
