export { hashCode, newCodes } from './recovery-codes.ts';
export { hasAuthenticator, takeAuthenticatorCode, takeRecoveryCode, tidy } from './take-code.ts';
export { addressOf, newSecret, stepOf } from './totp.ts';
