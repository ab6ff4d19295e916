import type { Cached, Data, Logged, Logins, Verifying } from '../../contexts.ts';

export type SessionContext = Data & Logged & Cached & Logins & Verifying;
