import {
  addBankAccount,
  bankAccounts,
  bankList,
  chooseAvatar,
  confirmAuthenticator,
  endSessions,
  loginHistory,
  memberIcon,
  memberProfile,
  memberSessions,
  playerAvatar,
  removeBankAccount,
  renewRecoveryCodes,
  securityCentre,
  sendBindingEmail,
  sendBindingSms,
  startAuthenticator,
  updateProfile,
  uploadAvatar,
  type ValueOf,
} from '@lantern/contracts';
import { artAddress } from '@lantern/ui/art-address';
import type { FakeServer } from './fake-server.ts';

type State = ValueOf<typeof securityCentre>;
type BankAccount = ValueOf<typeof bankAccounts>['list'][number];
type Session = ValueOf<typeof memberSessions>[number];
type Profile = ValueOf<typeof memberProfile>;

const idOf = (number: number) => `01935b1e-0000-7000-8000-${String(number).padStart(12, '0')}`;

/** A member who has registered by username and done nothing else for the account. */
export const bare: State = {
  password: true,
  passwordChangedAt: '2026-01-05T03:00:00Z',
  paymentPassword: false,
  email: null,
  emailVerified: false,
  mobile: null,
  mobileVerified: false,
  authenticator: false,
  recoveryCodesLeft: 0,
  bankAccounts: 0,
  social: [],
  openSessions: 1,
};

export const bankOf = (rest: Partial<BankAccount> = {}): BankAccount => ({
  id: idOf(71),
  bankCode: 'VCB',
  bankName: 'Vietcombank',
  holderName: 'NGUYEN THI LAN',
  accountNumber: '••••••4821',
  createdAt: '2026-02-01T03:00:00Z',
  usableAt: '2026-02-02T03:00:00Z',
  usable: true,
  ...rest,
});

export const windowsChrome =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) ' +
  'Chrome/143.0.0.0 Safari/537.36';
export const iPhoneSafari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, ' +
  'like Gecko) Version/19.1 Mobile/15E148 Safari/604.1';

export const openSessions: Session[] = [
  {
    id: idOf(81),
    current: false,
    address: '203.0.113.40',
    userAgent: iPhoneSafari,
    createdAt: '2026-03-13T01:00:00Z',
    lastSeenAt: '2026-03-14T07:45:00Z',
  },
  {
    id: idOf(82),
    current: true,
    address: '198.51.100.7',
    userAgent: windowsChrome,
    createdAt: '2026-03-14T08:00:00Z',
    lastSeenAt: '2026-03-14T08:30:00Z',
  },
];

export const profile: Profile = {
  account: 'demomember',
  nickname: 'Lan',
  fullname: null,
  birthday: null,
  address: null,
  nationality: null,
  occupation: null,
  incomeSource: null,
  birthPlace: null,
  telegram: null,
  line: null,
  whatsapp: null,
  zalo: null,
  facebook: null,
  wechat: null,
  qqNum: null,
  avatar: artAddress('avatar', 'demomember'),
  memberSince: '2026-01-05T03:00:00Z',
  locked: [],
  birthdayAge: 21,
};

export const recoveryCodes = Array.from({ length: 10 }, (_, at) => `k7p${at}-q2m${9 - at}`);

const sent = () => ({ expiredMinutes: 5, expirationTime: Date.now() + 300_000 });

/** Answers the lists of the security centre, and the calls that only start something. */
export function answerSecurity(server: FakeServer, state: Partial<State> = {}): void {
  server.on(securityCentre, () => ({ ...bare, ...state }));
  server.on(memberSessions, () => openSessions);
  server.on(endSessions, () => ({ ended: 1 }));
  server.on(loginHistory, ({ query }) => ({
    total: 12,
    totalPages: 2,
    list: [
      {
        at: `2026-03-14T08:0${query.pageNo}:00Z`,
        address: '198.51.100.7',
        userAgent: windowsChrome,
        method: 'password',
        outcome: 'entered' as const,
      },
      {
        at: `2026-03-13T22:1${query.pageNo}:00Z`,
        address: '2001:db8:85a3::8a2e:370:7334',
        userAgent: iPhoneSafari,
        method: 'password',
        outcome: 'wrong_password' as const,
      },
    ],
  }));
  server.on(sendBindingEmail, sent);
  server.on(sendBindingSms, sent);
  server.on(startAuthenticator, () => ({
    secret: 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP',
    uri: 'otpauth://totp/Lantern:demomember?secret=JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP&issuer=Lantern',
  }));
  server.on(confirmAuthenticator, () => ({ recoveryCodes }));
  server.on(renewRecoveryCodes, () => ({ recoveryCodes }));
  answerBanks(server, []);
}

/** Answers the calls about bank accounts, with these added. */
export function answerBanks(server: FakeServer, list: BankAccount[]): void {
  server.on(bankList, () => [
    { code: 'VCB', name: 'Vietcombank', minLength: 10, maxLength: 13 },
    { code: 'ACB', name: 'ACB', minLength: 8, maxLength: 8 },
  ]);
  server.on(bankAccounts, () => ({
    holderName: list[0]?.holderName ?? null,
    holderCountry: '84',
    most: 5,
    list,
  }));
  server.on(addBankAccount, ({ body }) => bankOf({ bankCode: body.bankCode, usable: false }));
  server.on(removeBankAccount, () => ({}));
}

/** Answers the profile, which keeps what is saved, and the picture of the member. */
export function answerProfile(server: FakeServer, told: Partial<Profile> = {}): void {
  let current: Profile = { ...profile, ...told };
  let chosen: string | null = 'face-2';
  const choices = Array.from({ length: 12 }, (_, at) => `face-${at + 1}`);
  const take = (id: string | null, avatar: string) => {
    chosen = id;
    current = { ...current, avatar };
    return { avatar };
  };
  server.on(memberProfile, () => current);
  server.on(memberIcon, () => ({ icon: current.avatar }));
  server.on(playerAvatar, () => ({
    avatar: current.avatar,
    chosen,
    choices: choices.map((id) => ({ id, url: artAddress('avatar', id) })),
  }));
  server.on(chooseAvatar, ({ body }) => take(body.id, artAddress('avatar', body.id)));
  server.on(uploadAvatar, () => take(null, '/media/avatar/own.png'));
  server.on(updateProfile, ({ body }) => {
    const told = Object.fromEntries(
      Object.entries(body).filter(([, value]) => value !== undefined),
    );
    current = { ...current, ...told };
    return {};
  });
}
