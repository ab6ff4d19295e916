import type { Data, Logged } from '../../contexts.ts';

export type AuditContext = Data & Logged;
