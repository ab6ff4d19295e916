import type { Data, Logged } from '../../contexts.ts';

export type BankStatementContext = Data & Logged;
