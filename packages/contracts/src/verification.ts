import * as z from 'zod/mini';
import { botCheckFields } from './bot-check.ts';
import { endpoint } from './endpoint.ts';
import { string } from './strings.ts';
import { ownDialingCode, text } from './wire.ts';

export const captchaImage = endpoint({
  name: 'captchaImage',
  method: 'GET',
  path: '/wps/captcha',
  summary:
    'Creates a captcha (PNG in base64). A cookie ties it to this browser and replaces the one ' +
    'before.',
  access: 'public',
  passive: true,
  // Drawing is expensive, so browsers without the cookie are limited by address.
  limit: { calls: 60, seconds: 60 },
  value: string(),
  refusals: ['captcha_too_soon'],
});

export const sliderPuzzle = endpoint({
  name: 'sliderPuzzle',
  method: 'GET',
  path: '/wps/captcha/slider',
  summary:
    'Creates a slider puzzle: a picture with a gap and its piece (PNGs in base64). A cookie ' +
    'ties it to this browser.',
  access: 'public',
  passive: true,
  limit: { calls: 60, seconds: 60 },
  value: z.strictObject({
    picture: string(),
    piece: string(),
    /** Pixels: the picture's size, the piece's side, and the piece's distance from the top. */
    width: z.number(),
    height: z.number(),
    side: z.number(),
    top: z.number(),
  }),
  refusals: ['captcha_too_soon'],
});

export const workChallenge = endpoint({
  name: 'workChallenge',
  method: 'GET',
  path: '/wps/captcha/challenge',
  summary: 'Creates a proof-of-work challenge, the accessible alternative to a puzzle.',
  access: 'public',
  passive: true,
  limit: { calls: 60, seconds: 60 },
  value: z.strictObject({
    algorithm: z.literal('SHA-256'),
    /** Hex of the hash of `salt` followed by the number. */
    challenge: string(),
    salt: string(),
    /** The upper bound of the number. */
    maxNumber: z.number(),
    signature: string(),
  }),
  refusals: [],
});

const mobile = text(32, 1);
/** Messages cost money and can be abused to annoy others. */
const smsLimit = { calls: 20, seconds: 3600, together: 'sms' };
const sent = z.strictObject({
  /** Minutes of validity; the button counts down 60 seconds for each. */
  expiredMinutes: z.number(),
  /** Expiry in milliseconds since 1970. */
  expirationTime: z.number(),
});

export const registrationSms = endpoint({
  name: 'registrationSms',
  method: 'POST',
  path: '/wps/verification/sms/register',
  summary: 'Sends a registration code by SMS. The reply never tells if the number is registered.',
  access: 'public',
  limit: smsLimit,
  body: z.strictObject({ countryDialingCode: ownDialingCode, mobileNo: mobile, ...botCheckFields }),
  value: sent,
  refusals: [
    'phone_invalid',
    'code_too_soon',
    'captcha_required',
    'captcha_wrong',
    'feature_disabled',
  ],
});

export const loginSms = endpoint({
  name: 'loginSms',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  summary:
    'Sends an SMS code for login or a new password. The reply never tells if the number is ' +
    'registered.',
  access: 'public',
  limit: smsLimit,
  body: z.strictObject({
    countryDialingCode: ownDialingCode,
    mobileNum: mobile,
    /** The purpose of the code; login by default. */
    purpose: z.optional(z.enum(['login', 'forgot'])),
    ...botCheckFields,
  }),
  value: sent,
  refusals: [
    'phone_invalid',
    'code_too_soon',
    'captcha_required',
    'captcha_wrong',
    'feature_disabled',
  ],
});

export const devOutbox = endpoint({
  name: 'devOutbox',
  method: 'GET',
  path: '/dev/outbox',
  summary: 'Lists SMS and mails “sent” by this brand, newest first. Only in development.',
  access: 'development',
  value: z.array(
    z.strictObject({
      channel: z.enum(['sms', 'mail']),
      to: string(),
      /** Null for an SMS. */
      subject: z.nullable(string()),
      text: string(),
      sentAt: string(),
    }),
  ),
  refusals: [],
});
