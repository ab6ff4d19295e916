import type { Captchas } from './captchas.ts';
import type { Codes } from './codes.ts';

export { Captchas, readCaptcha } from './captchas.ts';
export { Codes, type TakenCode } from './codes.ts';
export { canonicalMobile } from './mobile.ts';

/** What proves that a caller is a person and has a phone. */
export interface Verification {
  captcha: Captchas;
  codes: Codes;
}
