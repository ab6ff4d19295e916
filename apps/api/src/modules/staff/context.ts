import type { Cached, Data, Logged, Logins, Secrets, StaffLogins } from '../../contexts.ts';

export type StaffContext = Data & Logged & Cached & Secrets & Logins & StaffLogins;
