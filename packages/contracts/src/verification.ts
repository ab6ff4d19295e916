import * as z from 'zod/mini';
import { botCheckFields } from './bot-check.ts';
import { endpoint } from './endpoint.ts';
import { dialingCode, text } from './wire.ts';

export const captchaImage = endpoint({
  name: 'captchaImage',
  method: 'GET',
  path: '/wps/captcha',
  summary:
    'A new captcha: a PNG in base64. A cookie ties the answer to this browser; the image before it is void.',
  access: 'public',
  passive: true,
  // Drawing costs more than asking: a browser that forgets its cookie is held back by its address.
  limit: { calls: 60, seconds: 60 },
  value: z.string(),
  refusals: ['captcha_too_soon'],
});

export const sliderPuzzle = endpoint({
  name: 'sliderPuzzle',
  method: 'GET',
  path: '/wps/captcha/slider',
  summary:
    'A new slider puzzle: a picture with a gap and the piece that fits it, PNGs in base64. A cookie ties the answer to this browser.',
  access: 'public',
  passive: true,
  limit: { calls: 60, seconds: 60 },
  value: z.strictObject({
    picture: z.string(),
    piece: z.string(),
    /**
     * In pixels of the picture: its size, the side of the piece, and how far from the top the piece
     * lies.
     */
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
  summary:
    'A proof-of-work challenge: what a browser can do in place of a puzzle that its user cannot see or move.',
  access: 'public',
  passive: true,
  limit: { calls: 60, seconds: 60 },
  value: z.strictObject({
    algorithm: z.literal('SHA-256'),
    /** Hex of the hash of `salt` followed by the number to find. */
    challenge: z.string(),
    salt: z.string(),
    /** The number is at most this. */
    maxNumber: z.number(),
    signature: z.string(),
  }),
  refusals: [],
});

const mobile = text(32, 1);
/** Messages cost money, and annoy whoever did not ask for them. */
const smsLimit = { calls: 20, seconds: 3600, together: 'sms' };
const sent = z.strictObject({
  /** Minutes for which the code is good; the button counts down 60 seconds for each. */
  expiredMinutes: z.number(),
  /** The same moment, in milliseconds since 1970. */
  expirationTime: z.number(),
});

export const registrationSms = endpoint({
  name: 'registrationSms',
  method: 'POST',
  path: '/wps/verification/sms/register',
  summary:
    'Sends a registration code by SMS. The answer does not tell whether the number is registered.',
  access: 'public',
  limit: smsLimit,
  body: z.strictObject({ countryDialingCode: dialingCode, mobileNo: mobile, ...botCheckFields }),
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
    'Sends a code by SMS, to log in or to set a new password. The answer does not tell whether the number is registered.',
  access: 'public',
  limit: smsLimit,
  body: z.strictObject({
    countryDialingCode: dialingCode,
    mobileNum: mobile,
    /** What the code will be good for; a login, unless it says so. */
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
  summary: 'Every SMS and mail that this brand “sent”, the newest first. Only in development.',
  access: 'development',
  value: z.array(
    z.strictObject({
      channel: z.enum(['sms', 'mail']),
      to: z.string(),
      /** Null for an SMS. */
      subject: z.nullable(z.string()),
      text: z.string(),
      sentAt: z.string(),
    }),
  ),
  refusals: [],
});
