export { hasAuthenticator, takeAuthenticatorCode, takeRecoveryCode } from './take-code.ts';
