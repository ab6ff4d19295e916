export { browserOf, dropBrowser, keepBrowser, newBrowser } from './browser.ts';
export { removeOldMarks, removeOldSessions, removeTrials } from './clean-up.store.ts';
export { isCommon, requireUncommon } from './common-passwords.ts';
export { ownerCookie } from './device.ts';
export { endSessionsOf } from './end-sessions.store.ts';
export { noteLogin } from './enter.ts';
export { findEntry } from './entry.store.ts';
export { LoginGuard } from './login-guard.ts';
export { isSessionOpen } from './own-sessions.store.ts';
export { firstPassword, hashPassword, passwordMatches } from './passwords.ts';
export {
  countVerification,
  findPendingLogin,
  finishLogin,
  type PendingLogin,
} from './pending-login.ts';
export { provePassword } from './prove-password.ts';
export { type Credentials, type OpenSession, Sessions } from './sessions.ts';
export { startSession } from './start-session.ts';
export { hashSession, hashToken, newToken, tokenKey, tokenShape } from './token.ts';
