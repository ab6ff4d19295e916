import type { Cached, Data, Logged, Logins, Messaging, Secrets } from '../../contexts.ts';

export type BankAccountContext = Data & Logged & Cached & Secrets & Messaging & Logins;
