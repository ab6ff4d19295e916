export { startSession } from './log-in.ts';
export { hashPassword } from './passwords.ts';
export { removeOldSessions, removeTrials } from './session.store.ts';
export { hashToken, type OpenSession, Sessions } from './sessions.ts';
