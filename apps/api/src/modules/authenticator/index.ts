export { countCodes } from './authenticator.store.ts';
export { hasAuthenticator, takeAuthenticatorCode, takeRecoveryCode } from './take-code.ts';
