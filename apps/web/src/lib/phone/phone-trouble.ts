/** The errors of the external phone verification; each has its own text (namespace `phone`). */
export const phoneTroubleKinds = [
  'invalid_number',
  'missing_number',
  'too_many_requests',
  'invalid_code',
  'missing_code',
  'captcha_failed',
  'quota_exceeded',
  'not_allowed',
  'code_expired',
  'popup_closed',
  'network',
  'unknown',
] as const;

export type PhoneTroubleKind = (typeof phoneTroubleKinds)[number];

/** The codes of the service, by what they mean for a visitor. */
const kindOfCode: Readonly<Record<string, PhoneTroubleKind>> = {
  'auth/invalid-phone-number': 'invalid_number',
  'auth/missing-phone-number': 'missing_number',
  'auth/too-many-requests': 'too_many_requests',
  'auth/invalid-verification-code': 'invalid_code',
  'auth/missing-verification-code': 'missing_code',
  'auth/captcha-check-failed': 'captcha_failed',
  'auth/invalid-app-credential': 'captcha_failed',
  'auth/missing-app-credential': 'captcha_failed',
  'auth/invalid-recaptcha-token': 'captcha_failed',
  'auth/missing-recaptcha-token': 'captcha_failed',
  'auth/unauthorized-domain': 'captcha_failed',
  'auth/quota-exceeded': 'quota_exceeded',
  'auth/operation-not-allowed': 'not_allowed',
  'auth/admin-restricted-operation': 'not_allowed',
  'auth/code-expired': 'code_expired',
  'auth/invalid-verification-id': 'code_expired',
  'auth/missing-verification-id': 'code_expired',
  'auth/popup-closed-by-user': 'popup_closed',
  'auth/cancelled-popup-request': 'popup_closed',
  'auth/network-request-failed': 'network',
  'auth/timeout': 'network',
};

/** The external phone verification has said no, or could not be reached. */
export class PhoneTrouble extends Error {
  override readonly name = 'PhoneTrouble';
  readonly kind: PhoneTroubleKind;

  constructor(kind: PhoneTroubleKind, options?: ErrorOptions) {
    super(`The phone verification failed: ${kind}.`, options);
    this.kind = kind;
  }
}

/** Makes an error of the service one that has a text. */
export function phoneTroubleOf(cause: unknown): PhoneTrouble {
  if (cause instanceof PhoneTrouble) return cause;
  const code =
    typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
  return new PhoneTrouble(
    Object.hasOwn(kindOfCode, code) ? (kindOfCode[code] ?? 'unknown') : 'unknown',
    { cause },
  );
}
