import { languages } from '@lantern/locales';
import { describe, expect, it } from 'vitest';
import { type PhoneTroubleKind, phoneTroubleKinds, phoneTroubleOf } from './phone-trouble.ts';

const texts = import.meta.glob<Record<PhoneTroubleKind, string>>(
  '../../../../../packages/locales/src/*/phone.json',
  {
    import: 'default',
    eager: true,
  },
);
const textIn = (language: string, kind: PhoneTroubleKind) =>
  texts[`../../../../../packages/locales/src/${language}/phone.json`]?.[kind];

describe('ERR-02 what the external phone verification says', () => {
  it.each([
    ['auth/invalid-phone-number', 'The phone number has the wrong format. Please check it.'],
    ['auth/missing-phone-number', 'Please enter a valid phone number.'],
    ['auth/too-many-requests', 'Too many requests. Please try again in 5 minutes.'],
    ['auth/invalid-verification-code', 'The verification code is wrong. Please check it.'],
    ['auth/missing-verification-code', 'Please enter the verification code.'],
    ['auth/captcha-check-failed', /security check failed/],
    ['auth/unauthorized-domain', /this address is not allowed/],
    ['auth/quota-exceeded', /contact customer service/],
    ['auth/operation-not-allowed', /cannot be sent to this number/],
    ['auth/code-expired', 'The code has expired. Please get a new one.'],
    ['auth/popup-closed-by-user', 'Login failure. Please try again.'],
    ['auth/network-request-failed', /can't reach the verification service/],
    ['auth/something-new', "We couldn't verify the phone number. Please try again."],
  ])('%s has its text', (code, text) => {
    expect(textIn('en', phoneTroubleOf({ code }).kind)).toEqual(
      text instanceof RegExp ? expect.stringMatching(text) : text,
    );
  });

  it('takes anything else for unknown', () => {
    expect(phoneTroubleOf(new Error('what?')).kind).toBe('unknown');
    expect(phoneTroubleOf({ code: 'constructor' }).kind).toBe('unknown');
  });

  it.each(languages)('has every text in %s', (language) => {
    for (const kind of phoneTroubleKinds) expect(textIn(language, kind), kind).toMatch(/\S/);
  });
});
