export { findNewPeople } from './people.store.ts';
export { refusalOf } from './refusal-of.ts';
export { removeOldStaffSessions } from './staff-session.store.ts';
export { type OpenStaffSession, StaffSessions } from './staff-sessions.ts';
