export { startSession } from './log-in.ts';
export { hashPassword } from './passwords.ts';
export { hashToken, type OpenSession, Sessions } from './sessions.ts';
