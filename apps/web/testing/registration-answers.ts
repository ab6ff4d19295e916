import {
  affiliate,
  endpoints,
  promotions,
  registerByMobile,
  type registerSettings,
  type SessionValue,
  sliderPuzzle,
  type ValueOf,
  type validationRules,
  workChallenge,
} from '@lantern/contracts';
import { type RegistrationField, registrationFields } from '@lantern/rules';
import { type FakeServer, refuse } from './fake-server.ts';

type Settings = ValueOf<typeof registerSettings>;
type Rules = ValueOf<typeof validationRules>;
type Rule = Rules[RegistrationField];

/** Rules as the development seed has them; every other field takes any text without spaces. */
const usual: Partial<
  Record<RegistrationField, Pick<Rule, 'patternId' | 'minLength' | 'maxLength'>>
> = {
  username: { patternId: 'letter_first', minLength: 6, maxLength: 16 },
  password: { patternId: 'any', minLength: 8, maxLength: 128 },
  payeeName: { patternId: 'full_name', minLength: 2, maxLength: 50 },
  paymentPassword: { patternId: 'digits', minLength: 6, maxLength: 6 },
  email: { patternId: 'email', minLength: 6, maxLength: 100 },
  mobileNum: { patternId: 'digits', minLength: 6, maxLength: 15 },
  captcha: { patternId: 'alphanumeric', minLength: 4, maxLength: 6 },
};

const each = <Value>(of: (field: RegistrationField) => Value) =>
  Object.fromEntries(registrationFields.map((field) => [field, of(field)])) as Record<
    RegistrationField,
    Value
  >;

export const rules: Rules = each((field) => ({
  acceptedPattern: '*',
  ...(usual[field] ?? { patternId: 'no_spaces' as const, minLength: 2, maxLength: 50 }),
}));

/**
 * What the brand asks for: username and password, and the fields that are named here (true:
 * required).
 */
export function asking(
  fields: Partial<Record<RegistrationField, boolean>>,
  rest: Partial<Settings> = {},
): Settings {
  const asked = { username: true, password: true, ...fields };
  return {
    fields: each((field) => ({
      enabled: Object.hasOwn(asked, field),
      required: asked[field] ?? false,
    })),
    captcha: false,
    captchaKind: 'image',
    usernameRegistration: true,
    mobileRegistration: false,
    mobilePassword: false,
    phoneVerification: 'sms',
    firebase: null,
    social: [],
    smsVerification: false,
    minimumAge: 18,
    agreementChecked: true,
    countryDialingCode: '63',
    ...rest,
  };
}

/** A session as the site answers it, for a login or a registration by this name. */
export const sessionOf = (account: string, rest: Partial<SessionValue> = {}): SessionValue => ({
  token: `token-of-${account}`,
  account,
  customerId: '01935b1e-0000-7000-8000-000000000001',
  isAgent: 0,
  nickname: account,
  firstTimeLogin: false,
  passwordExpired: false,
  next: null,
  methods: [],
  ...rest,
});

/** A PNG of one transparent dot, in base64. */
export const dot =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJ' +
  'RU5ErkJggg==';

/** A puzzle of 300 × 150 pixels whose piece may go as far as 250. */
export const puzzle: ValueOf<typeof sliderPuzzle> = {
  picture: dot,
  piece: dot,
  ...{ width: 300, height: 150, side: 50, top: 40 },
};

/** Work whose answer is `number`. */
export async function workOf(
  number: number,
  maxNumber = 1000,
): Promise<ValueOf<typeof workChallenge>> {
  const salt = 'a1b2c3d4?expires=1900000000';
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${salt}${number}`));
  const challenge = Array.from(new Uint8Array(hash), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
  return { algorithm: 'SHA-256', challenge, salt, maxNumber, signature: 'abcd' };
}

/** The name that the site gives to who registers by phone. */
export const namedByTheSite = 'lan48213977';

/** Answers everything that a registration calls. No link is known as an invitation. */
export function answerRegistration(server: FakeServer, settings: Settings): void {
  server.on(endpoints.registerSettings, () => settings);
  server.on(endpoints.validationRules, () => rules);
  server.on(endpoints.captchaImage, () => dot);
  server.on(endpoints.registrationSms, () => ({
    expiredMinutes: 5,
    expirationTime: Date.now() + 300_000,
  }));
  server.on(endpoints.registerMember, ({ body }) =>
    sessionOf(body.username, { firstTimeLogin: true }),
  );
  server.on(registerByMobile, () => sessionOf(namedByTheSite, { firstTimeLogin: true }));
  server.on(sliderPuzzle, () => puzzle);
  server.on(workChallenge, () => workOf(700));
  server.on(promotions, () => []);
  server.on(affiliate, ({ query }) => {
    if (query.code === undefined) return { affiliateCode: null, rebate: null };
    throw refuse('invitation_code_error');
  });
}
