import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { text } from './wire.ts';

export const captchaImage = endpoint({
  name: 'captchaImage',
  method: 'GET',
  path: '/wps/captcha',
  summary: 'A new captcha: a PNG in base64. A cookie ties the answer to this browser; the image before it is void.',
  access: 'public',
  passive: true,
  // Drawing costs more than asking: a browser that forgets its cookie is held back by its address.
  limit: { calls: 60, seconds: 60 },
  value: z.string(),
  refusals: ['captcha_too_soon'],
});

const mobile = text(32, 1);
const dialingCode = z.string().check(z.regex(/^\d{1,4}$/));
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
  summary: 'Sends a registration code by SMS. The answer does not tell whether the number is registered.',
  access: 'public',
  limit: smsLimit,
  body: z.strictObject({ countryDialingCode: dialingCode, mobileNo: mobile }),
  value: sent,
  refusals: ['phone_invalid', 'code_too_soon', 'feature_disabled'],
});

export const loginSms = endpoint({
  name: 'loginSms',
  method: 'POST',
  path: '/wps/verification/sms/noLogin',
  summary: 'Sends a login code by SMS. The answer does not tell whether the number is registered.',
  access: 'public',
  limit: smsLimit,
  body: z.strictObject({ countryDialingCode: dialingCode, mobileNum: mobile }),
  value: sent,
  refusals: ['phone_invalid', 'code_too_soon', 'feature_disabled'],
});

export const devOutbox = endpoint({
  name: 'devOutbox',
  method: 'GET',
  path: '/dev/outbox',
  summary: 'Every SMS and mail that this brand “sent”, the newest first. Only in development.',
  access: 'development',
  value: z.array(
    z.strictObject({ channel: z.enum(['sms', 'mail']), to: z.string(), text: z.string(), sentAt: z.string() }),
  ),
  refusals: [],
});
