export { hashCode, newCodes } from './recovery-codes.ts';
export {
  hasAuthenticator,
  takeAuthenticatorCode,
  takeEitherCode,
  takeRecoveryCode,
  tidy,
} from './take-code.ts';
export { addressOf, newSecret, stepOf } from './totp.ts';
