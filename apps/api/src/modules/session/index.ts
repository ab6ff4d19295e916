export { startSession } from './log-in.ts';
export { networkOf } from './login-guard.ts';
export { hashPassword } from './passwords.ts';
export { hashToken, type OpenSession, Sessions } from './sessions.ts';
